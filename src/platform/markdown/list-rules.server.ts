import type TurndownService from 'turndown';
import { childrenOf, closest, hasHeading, isHeading, oneLine, descendantsOf } from './elements.ts';

/** Rules for lists and cards (articles with a heading of their own). */
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

/** Whether items have text under headings; they become sections in Markdown. */
function isListOfSections(list: Element | null): boolean {
  const items = itemsOf(list);
  return items.some(hasHeading) && !items.every(isOnlyHeading);
}

/** Whether every item of the heading's list contains only a heading; the headings then become list items. */
export function isItemOfHeadings(heading: Element): boolean {
  const items = itemsOf(closest(heading, 'LI')?.parentElement ?? null);
  return items.length > 0 && items.every(isOnlyHeading);
}

const itemsOf = (list: Element | null) => childrenOf(list, 'LI');

function isOnlyHeading(item: Element): boolean {
  const heading = descendantsOf(item).find(isHeading);
  return heading !== undefined && oneLine(heading.textContent) === oneLine(item.textContent);
}

/** Moves the heading of a section to its start; on a page, content may precede it. */
function section(content: string): string {
  const heading = /^#{1,6} .+$/m.exec(content);
  if (!heading) return `\n\n${content.trim()}\n\n`;
  const before = content.slice(0, heading.index).trim();
  const after = content.slice(heading.index + heading[0].length).trim();
  return `\n\n${[heading[0], before, after].filter(Boolean).join('\n\n')}\n\n`;
}

/** Whether a list is in a card, which links to another page. The article of the page itself contains the h1. */
function isInCard(list: Element): boolean {
  const card = closest(list, 'ARTICLE');
  return card !== undefined && !descendantsOf(card).some(({ nodeName }) => nodeName === 'H1');
}

/** Joins short facts of a card, such as a date and a length, on one line. */
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
  const text = joinStatistic(content.trim()).replaceAll(
    /\n(?!\n|$)/g,
    `\n${' '.repeat(mark.length)}`,
  );
  return `\n${mark}${text}\n`;
}

/** Puts a number and the text below it on one line. */
const joinStatistic = (content: string) =>
  content.replace(/^([$\d][\d.,]*[%+x]?)\n{2,}(?=[^\n#])/, '**$1** ');
