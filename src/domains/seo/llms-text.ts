import { inline, markdownPathOf } from './markdown-twin.ts';

/** A page in the list. It must have a Markdown twin. */
export interface LlmsEntry {
  path: string;
  title: string;
  description?: string | undefined;
}

export interface LlmsFacts {
  /** origin of the site, without a trailing slash */
  origin: string;
  /** name of the company, and what it does in a sentence */
  name: string;
  summary: string;
  /** basic facts, such as a location */
  facts: readonly { name: string; text: string }[];
  /** in order; empty ones are left out. By the format, readers may skip a section named 'Optional' */
  sections: readonly { title: string; entries: readonly LlmsEntry[] }[];
}

/** Renders /llms.txt (llmstxt.org): a summary of the company, and a link to the Markdown twin of each page. */
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
