import { HEADINGS, LINK, LIST, repeated, sentence, TABLE } from './pasted-text.ts';

/** Clipboard of Google Docs: one `<b>` that is not bold around everything, spans with styles, lists directly in lists. */

const TEXT =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';

const span = (text: string, weight = 400) =>
  `<span style="${TEXT}font-weight:${weight};">${text}</span>`;

const BLOCK = 'line-height:1.38;margin-top:0pt;margin-bottom:0pt;';

const paragraph = (part: number, number: number) =>
  `<p dir="ltr" style="${BLOCK}">${span(sentence(part, number))}${span('Bold', 700)}${span(' ')}<a href="${LINK}" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;">link</span></a></p><br />`;

const item = (text: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;vertical-align:baseline;white-space:pre;" aria-level="${level}"><p dir="ltr" style="${BLOCK}" role="presentation">${span(text)}</p></li>`;

const nested = (tag: 'ul' | 'ol', items: readonly string[], level: number, inner = '') =>
  `<${tag} style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${items.map((text) => item(text, level)).join('')}${inner}</${tag}>`;

const LISTS = `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${LIST.map(
  ([first, second, third]) => `${item(first, 1)}${nested('ol', second, 2, nested('ul', third, 3))}`,
).join('')}</ul>`;

const cell = (text: string, isHead: boolean) =>
  `<td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;border-bottom:solid #000000 1pt;border-top:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="${BLOCK}">${span(text, isHead ? 700 : 400)}</p></td>`;

const ROWS = TABLE.map(
  (cells, at) =>
    `<tr style="height:0pt">${cells.map((text) => cell(text, at === 0)).join('')}</tr>`,
).join('');

const GRID = `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /><col /></colgroup><tbody>${ROWS}</tbody></table></div>`;

export const googleDocsHtml = (): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f1c2a4e-7fff-2a3b-90aa-0d3f">
${repeated(
  4,
  (part) =>
    `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${span(HEADINGS[part]!, 400)}</h2>
${Array.from({ length: 6 }, (_, number) => paragraph(part, number)).join('')}
${LISTS}<br />
${GRID}
<p dir="ltr" style="${BLOCK}"><span style="${TEXT}"><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:351px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="624" height="351" style="margin-left:0px;margin-top:0px;" /></span></span></p><br />`,
)}</b><br class="Apple-interchange-newline">`;
