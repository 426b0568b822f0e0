import { escapeMarkdown } from '#src/platform/markdown/escape-markdown.ts';

/** Where the Markdown twin of a page is: '/' -> '/index.md', '/services/x' -> '/services/x.md'. */
export const markdownPathOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The page that an address is the twin of; undefined for an address that is none. */
export function pageOfMarkdownPath(path: string): string | undefined {
  if (path === '/index.md') return '/';
  const page = /^(\/(?:.*[^/])?)\.md$/s.exec(path)?.[1];
  return page === '/' || page === '/index' ? undefined : page;
}

export interface TwinFacts {
  /** the page's own address, absolute */
  address: string;
  /** for a page without a heading of its own */
  title: string;
  description?: string | undefined;
  author?: string | undefined;
  /** ISO times; told as days */
  published?: string | undefined;
  modified?: string | undefined;
}

/**
 * The text of a twin: the page's heading, what the page is about, its facts by name, its content, and its address in the
 * last line.
 * @param content the page's content as Markdown
 */
export function markdownTwin(content: string, facts: TwinFacts): string {
  const found = /^# .+$/m.exec(content);
  const heading = found?.[0] ?? `# ${inline(facts.title)}`;
  const before = content.slice(0, found?.index ?? 0).trim();
  const after = content.slice(found ? found.index + heading.length : 0).trim();
  const rest = [before, after].filter(Boolean).join('\n\n');
  const summary = inline(facts.description ?? '');
  // A page may open with the words that search engines are given.
  const body = summary ? withoutBlock(rest, summary) : rest;
  const parts = [heading, summary && `> ${summary}`, factList(facts), body];
  return `${parts.filter(Boolean).join('\n\n')}\n\n---\n\nAddress: ${facts.address}\n`;
}

function factList({ author, published, modified }: TwinFacts): string {
  const [publishedOn, modifiedOn] = [published, modified].map((time) => time?.slice(0, 10));
  const facts = [
    author && `- Author: ${inline(author)}`,
    publishedOn && `- Published: ${publishedOn}`,
    modifiedOn && modifiedOn !== publishedOn && `- Updated: ${modifiedOn}`,
  ];
  return facts.filter(Boolean).join('\n');
}

/** The content without its first paragraph, when that is the given text. */
function withoutBlock(content: string, text: string): string {
  return content === text || content.startsWith(`${text}\n\n`)
    ? content.slice(text.length).trim()
    : content;
}

const inline = (text: string) => escapeMarkdown(text.replaceAll(/\s+/g, ' ').trim());
