import type TurndownService from 'turndown';
import { escapeMarkdown } from './escape-markdown.ts';
import { closest, hasHeading, oneLine } from './elements.ts';
import { isItemOfHeadings } from './list-rules.server.ts';

/** Rules for block elements: headings, asides, terms, forms, disclosures. */
export function addBlockRules(service: TurndownService, address: string): void {
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
