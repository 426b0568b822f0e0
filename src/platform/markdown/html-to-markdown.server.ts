import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { addBlockRules } from './block-rules.server.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { addInlineRules } from './inline-rules.server.ts';
import { addListRules } from './list-rules.server.ts';
import { addTableRules } from './table-rule.server.ts';
import { alternativeOf, isDrawing, isLeftOut } from './visible-text.ts';

/**
 * HTML as GitHub-flavoured Markdown, for reading: headings, lists, tables, links and pictures. Navigation, controls and what
 * is hidden are left out; a form is a link to its page, a drawing its text alternative, told once.
 * @param address absolute address of the page that the HTML is of; its links are resolved against it
 */
export function htmlToMarkdown(html: string, address: string): string {
  const told = new Set<string>();
  const alternative = (node: Element): string => {
    const text = alternativeOf(node);
    if (!text || told.has(text)) return '';
    told.add(text);
    return `\n\n*${escapeMarkdown(text)}*\n\n`;
  };
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    // Asked instead of any rule for what has no text, which may be or hold a drawing.
    blankReplacement(content, node) {
      if (isNotText(node)) return alternative(node);
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
    replacement: (_content, node) => alternative(node),
  });
  return service.turndown(html);
}

const isNotText = (node: Element) => isDrawing(node) || isLeftOut(node);

/** Turndown tells it to rules, which its types do not know. */
const isBlock = (node: Element) => (node as Element & { isBlock?: boolean }).isBlock === true;
