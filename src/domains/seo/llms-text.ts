import { escapeMarkdown } from '#src/platform/markdown/escape-markdown.ts';
import { markdownPathOf } from './markdown-twin.ts';

/** A page in the list; only pages that have a Markdown twin may be. */
export interface LlmsEntry {
  path: string;
  title: string;
  description?: string | undefined;
}

export interface LlmsFacts {
  /** origin of the site, without a trailing slash */
  origin: string;
  /** whose site it is, and what it does in a sentence */
  name: string;
  summary: string;
  /** what a reader asks first, by name */
  facts: readonly { name: string; text: string }[];
  /** in this order; one without entries is left out. What may be skipped stands under 'Optional' */
  sections: readonly { title: string; entries: readonly LlmsEntry[] }[];
}

/** What /llms.txt says (llmstxt.org): who we are in short, and where each page is as Markdown. */
export function llmsText({ origin, name, summary, facts, sections }: LlmsFacts): string {
  const entry = ({ path, title, description }: LlmsEntry) => {
    const address = new URL(markdownPathOf(path), origin).href;
    return `- [${inline(title)}](${address})${description ? `: ${inline(description)}` : ''}`;
  };
  const parts = [
    `# ${inline(name)}`,
    `> ${inline(summary)}`,
    facts.map((fact) => `- ${inline(fact.name)}: ${inline(fact.text)}`).join('\n'),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ title, entries }) => `## ${inline(title)}\n\n${entries.map(entry).join('\n')}`),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const inline = (text: string) => escapeMarkdown(text.replaceAll(/\s+/g, ' ').trim());
