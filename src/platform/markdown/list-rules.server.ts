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
function isListOfSections(list: Element | null) {
  const items = itemsOf(list);
  return items.some(hasHeading) && !items.every(isOnlyHeading);
}

/** Whether every item of the heading's list contains only a heading; the headings then become list items. */
export function isItemOfHeadings(heading: Element): boolean {
  const items = itemsOf(closest(heading, 'LI')?.parentElement ?? null);
  return items.length > 0 && items.every(isOnlyHeading);
}

const itemsOf = (list: Element | null) => childrenOf(list, 'LI');

function isOnlyHeading(item: Element) {
  const heading = descendantsOf(item).find(isHeading);
  return heading !== undefined && oneLine(heading.textContent) === oneLine(item.textContent);
}

/** Moves the heading of a section to its start; on a page, content may precede it. */
function section(content: string) {
  const heading = /^#{1,6} .+$/m.exec(content);
  if (!heading) return `\n\n${content.trim()}\n\n`;
  const before = content.slice(0, heading.index).trim();
  const after = content.slice(heading.index + heading[0].length).trim();
  return `\n\n${[heading[0], before, after].filter(Boolean).join('\n\n')}\n\n`;
}

/** Whether a list is in a card, which links to another page. The article of the page itself contains the h1. */
function isInCard(list: Element) {
  const card = closest(list, 'ARTICLE');
  return card !== undefined && !descendantsOf(card).some(({ nodeName }) => nodeName === 'H1');
}

/** Joins short facts of a card, such as a date and a length, on one line. */
function factsOnOneLine(items: string) {
  const facts = items.split('\n');
  return facts.every((fact) => /^- [^[]{1,40}$/.test(fact))
    ? facts.map((fact) => fact.slice(2)).join(' · ')
    : items;
}

function item(content: string, node: Element) {
  const list = node.parentElement;
  const isOrdered = list?.nodeName === 'OL';
  const number = Number(list?.getAttribute('start') ?? 1) + itemsOf(list).indexOf(node);
  const [kind] = /^[ai]$/i.exec((isOrdered && list.getAttribute('type')) || '') ?? [];
  // Markdown numbers in digits only, so letters are part of the text.
  const letters = kind ? `${lettersOf(number, kind)}. ` : '';
  const mark = isOrdered && !kind ? `${number}. ` : '- ';
  const text = joinStatistic(content.trim()).replaceAll(
    /\n(?!\n|$)/g,
    `\n${' '.repeat(mark.length)}`,
  );
  return `\n${mark}${letters}${text}\n`;
}

const ROMAN = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
});

/** A number as browsers show it in a list of a kind: `a`, `A`, `i` or `I`. */
function lettersOf(number: number, kind: string) {
  const isRoman = /i/i.test(kind);
  if (number < 1 || (isRoman && number > MAX_ROMAN)) return String(number);
  const text = isRoman ? roman(number) : alphabetic(number);
  return kind === kind.toLowerCase() ? text : text.toUpperCase();
}

/** Greater ones stand in digits. */
const MAX_ROMAN = 3_999;

function roman(number: number) {
  let rest = number;
  return ROMAN.map(([letters, value]) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return letters.repeat(count);
  }).join('');
}

const alphabetic = (number: number): string =>
  number < 1
    ? ''
    : alphabetic(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

/** Puts a number and the text below it on one line. */
const joinStatistic = (content: string) =>
  content.replace(/^([$\d][\d.,]*[%+x]?)\n{2,}(?=[^\n#])/, '**$1** ');
