import { escapeMarkdown } from '#src/platform/markdown/escape-markdown.ts';

/** The path of a page's Markdown twin: '/' -> '/index.md', '/services/x' -> '/services/x.md'. */
export const markdownPathOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The path of the page for the path of a twin; undefined for any other path. */
export function pageOfMarkdownPath(path: string): string | undefined {
  if (path === '/index.md') return '/';
  const page = /^(\/(?:.*[^/])?)\.md$/s.exec(path)?.[1];
  return page === '/' || page === '/index' ? undefined : page;
}

export interface TwinFacts {
  /** the page's absolute URL */
  address: string;
  /** used if the content has no level 1 heading */
  title: string;
  description?: string | undefined;
  author?: string | undefined;
  /** ISO timestamps; only the date is shown */
  published?: string | undefined;
  modified?: string | undefined;
  reviewed?: string | undefined;
}

/**
 * Renders a twin: the page's heading, description, facts, content, and its address in the last line.
 * @param content the page's content as Markdown
 */
export function markdownTwin(content: string, facts: TwinFacts): string {
  const found = /^# .+$/m.exec(content);
  const heading = found?.[0] ?? `# ${inline(facts.title)}`;
  const before = content.slice(0, found?.index ?? 0).trim();
  const after = content.slice(found ? found.index + heading.length : 0).trim();
  const rest = [before, after].filter(Boolean).join('\n\n');
  const summary = inline(facts.description ?? '');
  // A page may start with its description for search engines.
  const body = summary ? withoutBlock(rest, summary) : rest;
  const parts = [heading, summary && `> ${summary}`, factList(facts), body];
  return `${parts.filter(Boolean).join('\n\n')}\n\n---\n\nAddress: ${facts.address}\n`;
}

function factList({ author, published, modified, reviewed }: TwinFacts) {
  const days = [published, modified, reviewed].map((time) => time?.slice(0, 10));
  const [publishedOn, modifiedOn, reviewedOn] = days;
  const facts = [
    author && `- Author: ${inline(author)}`,
    publishedOn && `- Published: ${publishedOn}`,
    modifiedOn && modifiedOn !== publishedOn && `- Updated: ${modifiedOn}`,
    reviewedOn && `- Last reviewed: ${reviewedOn}`,
  ];
  return facts.filter(Boolean).join('\n');
}

/** Removes the first paragraph if it equals the given text. */
function withoutBlock(content: string, text: string) {
  return content === text || content.startsWith(`${text}\n\n`)
    ? content.slice(text.length).trim()
    : content;
}

/** A text on one line of Markdown. */
export const inline = (text: string) => escapeMarkdown(text.replaceAll(/\s+/g, ' ').trim());
