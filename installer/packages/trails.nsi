; The Windows installer. Read by makensis (see windows.py): APP the program's folder, OUT the installer, VERSION, NUMBERS.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user ; no administrator
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\TrailsDesktop"
!define CLASSES "Software\Classes"

Name "Trails Desktop"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Trails Desktop"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Trails Desktop ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Trails Desktop"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${NUMBERS}"
VIAddVersionKey /LANG=0 "FileDescription" "Trails Desktop"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT"

!define MUI_ICON "${APP}/trails.ico"
!define MUI_UNICON "${APP}/trails.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\trails-window.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"

LangString deck ${LANG_ENGLISH} "Trails deck"
LangString deck ${LANG_JAPANESE} "Trailsのデッキ"
LangString match ${LANG_ENGLISH} "Trails match"
LangString match ${LANG_JAPANESE} "Trailsの対戦"

; Kinds of files: opened by the program where nothing else opens them, offered by "Open with" everywhere.
!macro Kind ENDING CLASS NAME
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\trails.ico"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\trails-window.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
!macroend
!macro UnKind ENDING CLASS
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

Section
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\lib" ; nothing of an older version stays
  RMDir /r "$INSTDIR\python"
  File /r "${APP}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Trails Desktop.lnk" "$INSTDIR\trails-window.exe" "" "$INSTDIR\trails.ico"
  !insertmacro Kind ".deck" "TrailsDesktop.Deck" "$(deck)"
  !insertmacro Kind ".match" "TrailsDesktop.Match" "$(match)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Trails Desktop"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\trails.ico"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; icons and kinds of files changed
SectionEnd

; Takes back what was put there, never the folder whole: it may hold a player's own files.
Section Uninstall
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\python"
  Delete "$INSTDIR\trails.exe"
  Delete "$INSTDIR\trails-window.exe"
  Delete "$INSTDIR\trails.ico"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Trails Desktop.lnk"
  !insertmacro UnKind ".deck" "TrailsDesktop.Deck"
  !insertmacro UnKind ".match" "TrailsDesktop.Match"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd
