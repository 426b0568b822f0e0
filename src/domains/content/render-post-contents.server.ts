import { escapeHTML } from '@tiptap/static-renderer/json/html-string';
import { element } from './render-post-part.server.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** Stands for a table of contents until all headings are known. No author can write it: their text is escaped. */
const MARK = '<contents>';

export const renderContents = (): string => MARK;

/** Puts the links to the headings where the body has its tables of contents. */
export function placeContents(
  html: string,
  headings: readonly Heading[],
): { html: string; hasContents: boolean } {
  const parts = html.split(MARK);
  if (parts.length === 1) return { html, hasContents: false };
  return { html: parts.join(contentsOf(headings)), hasContents: headings.length > 0 };
}

function contentsOf(headings: readonly Heading[]): string {
  const items = headings.map(({ id, text, level }) => {
    const link = element('a', { href: `#${id}` }, escapeHTML(text));
    return element('li', { class: level > 2 ? 'body-sub' : undefined }, link);
  });
  const label = '<p class="body-label" aria-hidden="true">In this article</p>';
  return items.length === 0
    ? ''
    : `<nav class="body-contents" aria-label="In this article">${label}<ol>${items.join('')}</ol></nav>`;
}
