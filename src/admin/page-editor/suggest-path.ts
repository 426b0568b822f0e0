import { slugOf } from '#src/domains/site-map/slug-of.ts';

/** Titles and paths of new pages, made of what was typed. Shared by the form and the server. */

/** Replaces `[City]` by its value, in every text of a value. Blanks without a value stay. */
export function fillBlanks<Value>(value: Value, blanks: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') return fillText(value, blanks) as Value;
  if (Array.isArray(value))
    return value.map((each) => fillBlanks(each, blanks) as unknown) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fillBlanks(each as unknown, blanks)]),
  ) as Value;
}

const fillText = (text: string, blanks: Readonly<Record<string, string>>) =>
  text.replaceAll(/\[([^[\]]+)\]/g, (found, name: string) => blanks[name]?.trim() || found);

/** A path as it was meant: `webinar` and `/webinar/` as `/webinar`, and of a whole address its path. Nothing stays nothing. */
export const tidyPath = (typed: string): string => {
  const path = typed.trim().replace(/^https?:\/\/[^/]*/i, '/');
  return path === '' ? '' : `/${path.split('/').filter(Boolean).join('/')}`;
};

/** A path made of a pattern such as `/services/[Service]`, or of the title while a blank is empty. Empty if neither can be used yet. */
export function suggestPath(
  pattern: string,
  blanks: Readonly<Record<string, string>>,
  title: string,
): string {
  const filled = fillText(pattern, blanks);
  if (filled.includes('[') && title.includes('[')) return '';
  const parts = filled.includes('[') || filled === '' ? [title] : filled.split('/');
  const slugs = parts.map(slugOf).filter((part) => part !== '');
  return slugs.length > 0 ? `/${slugs.join('/')}` : '';
}
