import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { escapeMarkdown } from './escape-markdown.ts';
import { addInlineRules } from './inline-rules.server.ts';
import { addListRules, isItemOfHeadings } from './list-rules.server.ts';
import { addTableRules } from './table-rule.server.ts';
import { getTextAlternative, isDrawing, isOmitted } from './visible-text.ts';
import { closest, hasHeading, oneLine } from './elements.ts';

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
