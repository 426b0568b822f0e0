import type TurndownService from 'turndown';
import { oneLine } from './what-is-said.ts';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Rules for what stands on lines of its own: headings, lists, cards, terms, forms, disclosures. */
export function addBlockRules(service: TurndownService, address: string): void {
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement(content, node) {
      const text = oneLine(content).replace(/#+$/, String.raw`\$&`);
      if (!text || node.closest('a,td,th') || isItemOfHeadings(node)) return text;
      return `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${text}\n\n`;
    },
  });
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) =>
      node.parentNode?.nodeName === 'LI' ? `\n${content}\n` : `\n\n${content}\n\n`,
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) =>
      isListOfSections(node.parentElement) ? section(content) : item(content, node),
  });
  service.addRule('card', { filter: 'article', replacement: section });
  service.addRule('term', {
    filter: 'dt',
    replacement: (content) => `\n\n- ${oneLine(content)}:`,
  });
  service.addRule('description', {
    filter: 'dd',
    replacement: (content) => ` ${oneLine(content)}\n`,
  });
  service.addRule('terms', {
    filter: 'dl',
    replacement: (content) => `\n\n${content.trim().replaceAll(/\n{2,}(?=- )/g, '\n')}\n\n`,
  });
  service.addRule('form', {
    filter: 'form',
    replacement: () => `\n\n[Fill in the form on the page](${address})\n\n`,
  });
  service.addRule('summary', {
    filter: 'summary',
    replacement: (content, node) =>
      node.querySelector(HEADINGS) ? `\n\n${content}\n\n` : `\n\n**${oneLine(content)}**\n\n`,
  });
}

/** A list whose items are texts under headings: in Markdown they are sections. */
function isListOfSections(list: Element | null): boolean {
  const items = itemsOf(list);
  return items.some((each) => each.querySelector(HEADINGS)) && !items.every(isOnlyHeading);
}

/** Whether a heading is all there is in each item of its list: then the items are the list. */
function isItemOfHeadings(heading: Element): boolean {
  const items = itemsOf(heading.closest('li')?.parentElement ?? null);
  return items.length > 0 && items.every(isOnlyHeading);
}

const itemsOf = (list: Element | null) =>
  Array.from(list?.childNodes ?? []).filter((node): node is Element => node.nodeName === 'LI');

function isOnlyHeading(item: Element): boolean {
  const heading = item.querySelector(HEADINGS);
  return heading !== null && oneLine(heading.textContent ?? '') === oneLine(item.textContent ?? '');
}

/** What a heading is about may stand above it on the page; a text has the heading first. */
function section(content: string): string {
  const heading = /^#{1,6} .+$/m.exec(content);
  if (!heading) return `\n\n${content.trim()}\n\n`;
  const before = content.slice(0, heading.index).trim();
  const after = content.slice(heading.index + heading[0].length).trim();
  return `\n\n${[heading[0], before, after].filter(Boolean).join('\n\n')}\n\n`;
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
