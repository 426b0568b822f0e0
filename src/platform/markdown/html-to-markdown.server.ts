import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { ADDRESS_LINK, escapeMarkdown, escapeSigns } from './escape-markdown.ts';
import { addListRules, isItemOfHeadings } from './list-rules.server.ts';
import { addTableRules } from './table-rule.server.ts';
import { getTextAlternative, isDrawing, isOmitted } from './visible-text.ts';
import { closest, descendantsOf, hasHeading, isElement, oneLine } from './elements.ts';

/**
 * Converts HTML to GitHub-flavored Markdown: headings, lists, tables, links and images. Navigation, controls and hidden
 * elements are omitted; a form becomes a link to its page, and a drawing its text alternative, once.
 * @param address absolute URL of the page; links are resolved against it
 */
export function htmlToMarkdown(html: string, address: string): string {
  const seen = new Set<string>();
  const renderAlternative = (node: Element) => {
    const text = getTextAlternative(node);
    if (!text || seen.has(text)) return '';
    seen.add(text);
    return `\n\n*${escapeMarkdown(text)}*\n\n`;
  };
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    // Called instead of any rule for elements without text, which may be or contain a drawing.
    blankReplacement(content, node) {
      if (isNotText(node)) return renderAlternative(node);
      return content.trim() ? `\n\n${content}\n\n` : isBlock(node) ? '\n\n' : '';
    },
  });
  service.escape = escapeMarkdown;
  service.use(gfm);
  addInlineRules(service, address);
  addBlockRules(service, address);
  addListRules(service);
  addTableRules(service);
  service.addRule('not text', {
    filter: isNotText,
    replacement: (_content, node) => renderAlternative(node),
  });
  return service.turndown(html);
}

const isNotText = (node: Element) => isDrawing(node) || isOmitted(node);

/** Turndown sets `isBlock`, which its types lack. */
const isBlock = (node: Element) => (node as Element & { isBlock?: boolean }).isBlock === true;

/** Rules for block elements: headings, asides, terms, forms, disclosures. */
function addBlockRules(service: TurndownService, address: string) {
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement(content, node) {
      const text = oneLine(content).replace(/#+$/, String.raw`\$&`);
      if (!text || closest(node, 'A', 'TD', 'TH') || isItemOfHeadings(node)) return text;
      return `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${text}\n\n`;
    },
  });
  service.addRule('aside', {
    filter: 'aside',
    replacement(content, node) {
      const label = escapeMarkdown(oneLine(node.getAttribute('aria-label')));
      return `\n\n${label && `**${label}**\n\n`}${content.trim()}\n\n`;
    },
  });
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
      hasHeading(node) ? `\n\n${content}\n\n` : `\n\n**${oneLine(content)}**\n\n`,
  });
}

/** Elements that Markdown cannot break into lines. */
const ONE_LINE = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TD', 'TH', 'DT', 'DD', 'A'];

/** Rules for links, images and inline text. */
function addInlineRules(service: TurndownService, address: string): void {
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement(content, node) {
      // A link within a link is none.
      const plain = content.replaceAll(ADDRESS_LINK, (_, written: string) => escapeSigns(written));
      const text = oneLine(plain) || escapeMarkdown(node.getAttribute('aria-label') ?? '');
      const href = absolute(node.getAttribute('href'), address);
      return text && href ? separatorBefore(node) + `[${text}](${href})` : text;
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement(_content, node) {
      const alt = escapeMarkdown(oneLine(node.getAttribute('alt') ?? ''));
      const source = absolute(node.getAttribute('src'), address);
      // A logo in a list of logos: its name is the content.
      if (isAloneInItem(node)) return alt;
      return alt && source ? `![${alt}](${source})` : '';
    },
  });
  // Our markup uses `i` for symbols and marks, and `em` for emphasis.
  service.addRule('apart', {
    filter: ['span', 'time', 'small', 'b', 'i', 'u'],
    replacement: (content, node) =>
      content.trim() ? separatorBefore(node) + content + separatorAfter(node) : '',
  });
  addFormat(service, '**', 'strong');
  addFormat(service, '*', 'em');
  addFormat(service, '~~', 's', 'del');
  // Markdown has no signs for these, and allows elements within text.
  service.addRule('shifted', {
    filter: ['sup', 'sub'],
    replacement(content, node) {
      const tag = node.nodeName.toLowerCase();
      return content.trim() ? `<${tag}>${content}</${tag}>` : '';
    },
  });
  service.addRule('line break', {
    filter: 'br',
    replacement(_content, node) {
      const place = closest(node, ...ONE_LINE);
      if (!place) return '\\\n';
      return /^T[DH]$/.test(place.nodeName) ? '<br>' : ' ';
    },
  });
}

/** Signs around a format, or its element where Markdown would not read the signs: `**Quote”**next`. */
function addFormat(
  service: TurndownService,
  sign: string,
  ...tags: ('strong' | 'em' | 's' | 'del')[]
) {
  service.addRule(tags[0]!, {
    filter: tags,
    replacement(content, node) {
      if (!content.trim()) return '';
      const before = separatorBefore(node);
      const after = separatorAfter(node);
      const [start, end] = isReadable(node, before, after)
        ? [sign, sign]
        : [`<${tags[0]}>`, `</${tags[0]}>`];
      return `${before}${start}${content}${end}${after}`;
    },
  });
}

const FORMATS = new Set(['STRONG', 'EM', 'S', 'DEL']);
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Whether the signs of a format flank it as CommonMark requires, and touch no others. */
function isReadable(node: Element, separatedBefore: string, separatedAfter: string) {
  const text = node.textContent ?? '';
  const [before, after] = [neighbor(node, 'previousSibling'), neighbor(node, 'nextSibling')];
  const flanks = (outside: ChildNode | null, character: string, edge: string) =>
    outside === null ||
    /\s/.test(character) ||
    (!FORMATS.has(outside.nodeName) && (PUNCTUATION.test(character) || !PUNCTUATION.test(edge)));
  const edges = Array.from(text.trim());
  // An element that is set apart brings its own separator.
  const isApart =
    after !== null && SET_APART.has(after.nodeName) && separator(text, after.textContent) !== '';
  const isFreeBefore = /^\s/.test(text) || separatedBefore !== '';
  const isFreeAfter = /\s$/.test(text) || separatedAfter !== '' || isApart;
  return (
    (isFreeBefore || flanks(before, before?.textContent?.at(-1) ?? ' ', edges[0] ?? '')) &&
    (isFreeAfter || flanks(after, after?.textContent?.[0] ?? ' ', edges.at(-1) ?? ''))
  );
}

/** The node beside a format, or beside the formats around it. */
function neighbor(node: Element, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let at: Node = node;
  while (!at[side] && at.parentNode && FORMATS.has(at.parentNode.nodeName)) at = at.parentNode;
  return at[side];
}

/** Returns the absolute URL of a link, if a reader of text can follow it. */
function absolute(href: string | null, address: string): string | undefined {
  if (!href || !URL.canParse(href, address)) return undefined;
  const url = new URL(href, address);
  if (!/^(https?|mailto|tel):$/.test(url.protocol)) return undefined;
  // Markdown ends a URL at an unbalanced parenthesis.
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('\\', '%5C');
}

function isAloneInItem(node: Element) {
  const item = closest(node, 'LI');
  if (!item || item.textContent?.trim()) return false;
  return descendantsOf(item).filter(({ nodeName }) => nodeName === 'IMG').length === 1;
}

/** Elements that CSS sets apart, such as a label and its remark, without text between them. */
const SET_APART = new Set(['SPAN', 'TIME', 'SMALL', 'B']);

/** Returns the separator between an element and the text right before it. */
function separatorBefore(node: Element) {
  const before = visibleSibling(node, 'previousSibling');
  if (!before) return '';
  const isApart =
    SET_APART.has(node.nodeName) ||
    SET_APART.has(before.nodeName) ||
    (node.nodeName === 'A' && before.nodeName === 'A');
  return isApart ? separator(before.textContent, node.textContent) : '';
}

/** Returns the separator between bold text and the plain text right after it; elements handle their own. */
function separatorAfter(node: Element) {
  const after = visibleSibling(node, 'nextSibling');
  const isApart = SET_APART.has(node.nodeName) || node.parentNode?.nodeName === 'FIGCAPTION';
  return isApart && after?.nodeType === 3 ? separator(node.textContent, after.textContent) : '';
}

/** Returns the next sibling with visible text. */
function visibleSibling(node: Element, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let found = node[side];
  while (found && isEmptyNode(found)) found = found[side];
  return found;
}

function isEmptyNode(node: ChildNode) {
  return !node.textContent || (isElement(node) && (isOmitted(node) || isDrawing(node)));
}

function separator(before: string | null, after: string | null) {
  if (!/[\p{L}\p{N}%+.!?)”]$/u.test(before ?? '') || !/^[\p{L}\p{N}$(“]/u.test(after ?? ''))
    return '';
  return /^[$\d.,%+]+$/.test(before ?? '') ? ' ' : ' · ';
}
