<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>Herald</name>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>{count} lines in the log</source>
        <translation>記録に{count}行</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Wheel: pay with other cards. Right click: pay with that one.</source>
        <translation>ホイール：別のカードで払う。右クリック：そのカードで払う。</translation>
    </message>
    <message>
        <source>+ and -: pay with other cards.</source>
        <translation>＋と－：ほかのカードで支払う。</translation>
    </message>
</context>
</TS>
