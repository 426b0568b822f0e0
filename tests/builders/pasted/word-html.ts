import { HEADINGS, LINK, LIST, repeated, sentence, TABLE } from './pasted-text.ts';

/** Clipboard of Word for Windows: conditional comments, `mso-` styles, lists as paragraphs. */

const STYLES = `<style><!--
 /* Font Definitions */
 @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4; mso-font-charset:0; mso-generic-font-family:roman;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; mso-style-qformat:yes; margin-bottom:8.0pt; line-height:107%; font-size:11.0pt; font-family:"Calibri",sans-serif; mso-fareast-language:EN-US;}
 @list l0 {mso-list-id:1253009; mso-list-type:hybrid; mso-list-template-ids:-167304;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7; mso-level-tab-stop:none; text-indent:-18.0pt; font-family:Symbol;}
--></style>`;

const HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:TrackMoves/><w:ValidateAgainstSchemas/></w:WordDocument></xml><![endif]-->
${STYLES}</head>`;

const NORMAL =
  'margin-bottom:8.0pt;line-height:107%;font-size:11.0pt;mso-ansi-language:EN-US;mso-fareast-language:EN-US';

const run = (text: string) =>
  `<span lang=EN-US style='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif;mso-ansi-language:EN-US'>${text}<o:p></o:p></span>`;

const EMPTY = `<p class=MsoNormal style='${NORMAL}'><span lang=EN-US><o:p>&nbsp;</o:p></span></p>`;

const paragraph = (part: number, number: number) =>
  `<p class=MsoNormal style='${NORMAL}'>${run(sentence(part, number))}<b style='mso-bidi-font-weight:normal'><span lang=EN-US>Bold</span></b><span style='mso-spacerun:yes'>  </span><a href="${LINK}"><span lang=EN-US>link</span></a></p>${EMPTY}`;

const MARKERS = ['·', '', 'o'] as const;

const item = (text: string, level: number, position: 'First' | 'Middle' | 'Last', number = 0) =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${MARKERS[level - 1] || `${number}.`}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${run(text)}</p>`;

const LISTS = LIST.map(([first, second, third]) =>
  [
    item(first, 1, 'First'),
    ...second.map((text, at) => item(text, 2, 'Middle', at + 1)),
    ...third.map((text) => item(text, 3, 'Middle')),
  ].join('\n'),
).join('\n');

const cell = (text: string, isHead: boolean) =>
  `<td width=201 valign=top style='width:150.25pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${isHead ? `<b>${run(text)}</b>` : run(text)}</p></td>`;

const ROWS = TABLE.map(
  (cells, at) =>
    `<tr style='mso-yfti-irow:${at}'>${cells.map((text) => cell(text, at === 0)).join('')}</tr>`,
).join('\n');

const GRID = `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'>${ROWS}</table>`;

const PICTURE = `<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:300pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=400 height=300 src="file:///C:/Users/ana/clip_image001.png" v:shapes="_x0000_i1025" onerror="alert(1)"><![endif]></p>`;

export const wordHtml = (): string =>
  `${HEAD}<body lang=EN-US link="#0563C1" style='tab-interval:36.0pt'><!--StartFragment-->
${repeated(
  4,
  (part) =>
    `<h1 style='mso-outline-level:1'><span lang=EN-US style='font-family:"Calibri Light"'>${HEADINGS[part]}<o:p></o:p></span></h1>
${Array.from({ length: 6 }, (_, number) => paragraph(part, number)).join('\n')}
${LISTS}
${EMPTY}
${GRID}
${PICTURE}`,
)}
<!--EndFragment--></body></html>`;
