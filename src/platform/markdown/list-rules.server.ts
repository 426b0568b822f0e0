import type TurndownService from 'turndown';
import { childrenOf, closest, hasHeading, isHeading, oneLine, within } from './elements.ts';

/** Rules for lists, and for cards: what stands together under a heading of its own. */
export function addListRules(service: TurndownService): void {
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement(content, node) {
      if (node.parentNode?.nodeName === 'LI') return `\n${content.trim()}\n`;
      return `\n\n${isInCard(node) ? factsOnOneLine(content.trim()) : content}\n\n`;
    },
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) =>
      isListOfSections(node.parentElement) ? section(content) : item(content, node),
  });
  service.addRule('card', { filter: 'article', replacement: section });
}

/** A list whose items are texts under headings: in Markdown they are sections. */
function isListOfSections(list: Element | null): boolean {
  const items = itemsOf(list);
  return items.some(hasHeading) && !items.every(isOnlyHeading);
}

/** Whether a heading is all there is in each item of its list: then the items are the list. */
export function isItemOfHeadings(heading: Element): boolean {
  const items = itemsOf(closest(heading, 'LI')?.parentElement ?? null);
  return items.length > 0 && items.every(isOnlyHeading);
}

const itemsOf = (list: Element | null) => childrenOf(list, 'LI');

function isOnlyHeading(item: Element): boolean {
  const heading = within(item).find(isHeading);
  return heading !== undefined && oneLine(heading.textContent) === oneLine(item.textContent);
}

/** What a heading is about may stand above it on the page; a text has the heading first. */
function section(content: string): string {
  const heading = /^#{1,6} .+$/m.exec(content);
  if (!heading) return `\n\n${content.trim()}\n\n`;
  const before = content.slice(0, heading.index).trim();
  const after = content.slice(heading.index + heading[0].length).trim();
  return `\n\n${[heading[0], before, after].filter(Boolean).join('\n\n')}\n\n`;
}

/** A card is about a page of its own; the article that is the page has the first heading in it. */
function isInCard(list: Element): boolean {
  const card = closest(list, 'ARTICLE');
  return card !== undefined && !within(card).some(({ nodeName }) => nodeName === 'H1');
}

/** What a card tells in a few words each, such as a date and a length. */
function factsOnOneLine(items: string): string {
  const facts = items.split('\n');
  return facts.every((fact) => /^- [^[]{1,40}$/.test(fact))
    ? facts.map((fact) => fact.slice(2)).join(' · ')
    : items;
}

function item(content: string, node: Element): string {
  const list = node.parentElement;
  const isOrdered = list?.nodeName === 'OL';
  const start = Number(list?.getAttribute('start') ?? 1) || 1;
  const mark = isOrdered ? `${start + itemsOf(list).indexOf(node)}. ` : '- ';
  const text = withFigure(content.trim()).replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
  return `\n${mark}${text}\n`;
}

/** A figure set over what it counts, on one line with it. */
const withFigure = (content: string) =>
  content.replace(/^([$\d][\d.,]*[%+x]?)\n{2,}(?=[^\n#])/, '**$1** ');
