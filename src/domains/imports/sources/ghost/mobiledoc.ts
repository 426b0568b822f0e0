import { escapeXml } from '#src/domains/seo/xml.ts';
import { openTag } from '../rewrite-html.ts';
import { isRow, type Row } from './read-rows.ts';
import { type LeaveOut, renderCard } from './render-card.ts';

const NAME = /^[a-z][a-z0-9]{0,15}$/;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (value: unknown): string =>
  typeof value === 'string' && NAME.test(value) ? value : 'p';

/** HTML of a text of Ghost's editor until 2023: sections of markers, whose formats open and close. */
export function renderMobiledoc(document: Row, leaveOut: LeaveOut): string {
  const [cards, markups, atoms] = ['cards', 'markups', 'atoms'].map((name) =>
    listOf(document[name]),
  );
  function renderMarkers(markers: unknown): string {
    const open: string[] = [];
    let html = '';
    for (const marker of listOf(markers)) {
      const [type, opens, closes, value] = listOf(marker);
      for (const number of listOf(opens)) {
        const [tag, written] = listOf(markups?.[Number(number)]);
        const parts = listOf(written).map(String);
        const [name, at] = [nameOf(tag), parts.indexOf('href')];
        html += openTag(name, at === -1 ? {} : { href: parts[at + 1] ?? '' });
        open.push(name);
      }
      const [atom, text] = listOf(atoms?.[Number(value)]);
      html +=
        type === 0
          ? escapeXml(stringOf(value))
          : atom === 'soft-return'
            ? '<br>'
            : escapeXml(stringOf(text));
      for (let left = Number(closes); left > 0 && open.length > 0; left -= 1)
        html += `</${open.pop()}>`;
    }
    return (
      html +
      open
        .toReversed()
        .map((name) => `</${name}>`)
        .join('')
    );
  }
  const sections = listOf(document['sections']).map((section) => {
    const [type, what, content] = listOf(section);
    if (type === 2) return `<img src="${escapeXml(stringOf(what))}" alt="">`;
    if (type === 10) {
      const [name, card] = listOf(cards?.[Number(what)]);
      return renderCard(stringOf(name), isRow(card) ? card : {}, leaveOut);
    }
    const tag = nameOf(what);
    const inner =
      type === 3
        ? listOf(content)
            .map((item) => `<li>${renderMarkers(item)}</li>`)
            .join('')
        : renderMarkers(content);
    return `<${tag}>${inner}</${tag}>`;
  });
  return sections.join('');
}
