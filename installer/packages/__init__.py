"""What builds the packages, a module a kind: work (folders, sums), tree (what is packed), wheels, folder (PyInstaller),
linux (.deb, portable), windows, licences, bill (SBOM). Started by installer/build.py; standard library alone, but for
what runs in the environment of ``packing.lock``: licences, paint, trails.spec. The program imports nothing of it."""
