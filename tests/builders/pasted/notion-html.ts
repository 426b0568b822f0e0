import { HEADINGS, LINK, LIST, repeated, sentence, TABLE } from './pasted-text.ts';

/** Clipboard of Notion: plain lists nested in items, tables without a header, its own comment, spans of its comments. */

const paragraph = (part: number, number: number) =>
  `<p>${sentence(part, number)}<strong>Bold</strong> <a href="${LINK}">link</a></p>\n<p></p>`;

const items = (texts: readonly string[], inner = '') =>
  texts
    .map((text, at) => `<li>\n<p>${text}</p>\n${at === texts.length - 1 ? inner : ''}</li>`)
    .join('\n');

const LISTS = `<ul>\n${LIST.map(([first, second, third]) =>
  items([first], `<ol>\n${items(second, `<ul>\n${items(third)}</ul>`)}</ol>`),
).join('\n')}</ul>`;

const [head, ...rows] = TABLE;
const GRID = `<table>\n<thead>\n<tr>\n${head.map((text) => `<th>${text}</th>`).join('\n')}\n</tr>\n</thead>\n<tbody>\n${rows
  .map((cells) => `<tr>\n${cells.map((text) => `<td>${text}</td>`).join('\n')}\n</tr>`)
  .join('\n')}\n</tbody>\n</table>`;

export const notionHtml = (): string =>
  `<meta charset='utf-8'><!-- notionvc: 5b2e41f6-71d4-4a58-a2c3-6e7f0b9d12aa -->
${repeated(
  7,
  (part) =>
    `<h2>${HEADINGS[part % HEADINGS.length]}</h2>\n${Array.from({ length: 16 }, (_, number) => paragraph(part, number)).join('\n')}
${LISTS}
${GRID}
<p><img src="https://prod-files-secure.s3.us-west-2.amazonaws.com/clip.png" alt="clip.png"></p>
<p>&nbsp;</p>`,
)}`;
