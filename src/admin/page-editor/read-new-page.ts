import { fillBlanks, suggestPath, tidyPath } from './suggest-path.ts';

interface Start {
  blanks: readonly { name: string }[];
  title: string;
  path: string;
}

const MAX_TITLE = 200;
const LEFT_OVER = /\[[^[\]]+\]/;

const clean = (text = '') => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** The name of the field for a blank, by its position. */
export const blankField = (at: number): string => `blank-${at}`;

/** Reads the form of a new page. What was left empty is made of the patterns, as the form does while someone types. */
export function readNewPage(fields: Readonly<Record<string, string>>, start: Start) {
  const blanks = Object.fromEntries(
    start.blanks.map(({ name }, at) => [name, clean(fields[blankField(at)]).slice(0, 80)]),
  );
  const title = fillBlanks(clean(fields['title']) || start.title, blanks).slice(0, MAX_TITLE);
  const path = tidyPath(clean(fields['path'])) || suggestPath(start.path, blanks, title);
  const errors: Record<string, string> = {};
  const [blank] = LEFT_OVER.exec(title) ?? [];
  if (title === '') errors['title'] = 'Enter a title: the name of the page in lists and menus.';
  else if (blank !== undefined)
    errors['title'] = `Replace ${blank} in the title, or fill in the field for it above.`;
  else if (path === '')
    errors['path'] = 'Enter a path: the title has no letters that a path can have.';
  return { title, path, blanks, errors };
}
