import type TurndownService from 'turndown';
import { escapeMarkdown } from './escape-markdown.ts';
import { closest, isElement, oneLine, within } from './elements.ts';
import { isDrawing, isLeftOut } from './visible-text.ts';

/** What Markdown cannot break into lines. */
const ONE_LINE = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TD', 'TH', 'DT', 'DD', 'A'];

/** Rules for links, pictures and words within a line. */
export function addInlineRules(service: TurndownService, address: string): void {
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement(content, node) {
      const text = oneLine(content) || escapeMarkdown(node.getAttribute('aria-label') ?? '');
      const href = absolute(node.getAttribute('href'), address);
      return text && href ? separatorBefore(node) + `[${text}](${href})` : text;
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement(_content, node) {
      const alt = escapeMarkdown(oneLine(node.getAttribute('alt') ?? ''));
      const source = absolute(node.getAttribute('src'), address);
      // A logo among logos: its name is what it says.
      if (isAloneInItem(node)) return alt;
      return alt && source ? `![${alt}](${source})` : '';
    },
  });
  // In our markup `i` raises a sign or draws a mark; `em` is emphasis.
  service.addRule('apart', {
    filter: ['span', 'time', 'small', 'b', 'i', 'u'],
    replacement: (content, node) =>
      content.trim() ? separatorBefore(node) + content + separatorAfter(node) : '',
  });
  service.addRule('strong', {
    filter: 'strong',
    replacement: (content, node) =>
      content.trim() ? `${separatorBefore(node)}**${content}**${separatorAfter(node)}` : '',
  });
  service.addRule('line break', {
    filter: 'br',
    replacement: (_content, node) => (closest(node, ...ONE_LINE) ? ' ' : '\\\n'),
  });
}

/** The whole address a link leads to, if it leads anywhere a reader of text can follow. */
function absolute(href: string | null, address: string): string | undefined {
  if (!href || !URL.canParse(href, address)) return undefined;
  const url = new URL(href, address);
  if (!/^(https?|mailto|tel):$/.test(url.protocol)) return undefined;
  // Markdown ends an address at a parenthesis that it has not opened.
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('\\', '%5C');
}

function isAloneInItem(node: Element): boolean {
  const item = closest(node, 'LI');
  if (!item || item.textContent?.trim()) return false;
  return within(item).filter(({ nodeName }) => nodeName === 'IMG').length === 1;
}

/** Elements that a style sheet sets apart, such as a label and its remark, though nothing stands between them. */
const SET_APART = new Set(['SPAN', 'TIME', 'SMALL', 'B']);

/** What tells an element from the text right before it. */
function separatorBefore(node: Element): string {
  const before = neighbour(node, 'previousSibling');
  if (!before) return '';
  const isApart =
    SET_APART.has(node.nodeName) ||
    SET_APART.has(before.nodeName) ||
    (node.nodeName === 'A' && before.nodeName === 'A');
  return isApart ? separator(before.textContent, node.textContent) : '';
}

/** What tells a name in bold from the plain words right after it; elements see to it themselves. */
function separatorAfter(node: Element): string {
  const after = neighbour(node, 'nextSibling');
  const isApart = SET_APART.has(node.nodeName) || node.parentNode?.nodeName === 'FIGCAPTION';
  return isApart && after?.nodeType === 3 ? separator(node.textContent, after.textContent) : '';
}

/** The next node to a side that says something. */
function neighbour(node: Element, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let found = node[side];
  while (found && saysNothing(found)) found = found[side];
  return found;
}

function saysNothing(node: ChildNode): boolean {
  return !node.textContent || (isElement(node) && (isLeftOut(node) || isDrawing(node)));
}

function separator(before: string | null, after: string | null): string {
  if (!/[\p{L}\p{N}%+.!?)”]$/u.test(before ?? '') || !/^[\p{L}\p{N}$(“]/u.test(after ?? ''))
    return '';
  return /^[$\d.,%+]+$/.test(before ?? '') ? ' ' : ' · ';
}
