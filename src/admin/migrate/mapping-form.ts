import type { ImportCounts } from '#src/domains/imports/import.ts';
import type { ImportMapping } from '#src/domains/imports/source.ts';

export const MAX_NAME = 120;
/** Fields that several columns cannot be: of a post there is one. */
const ONCE: ReadonlySet<string> = new Set(['title', 'slug', 'body', 'publishedAt', 'address']);

/** Reads the mapping of a form: `author N` and `tag N` by their place in the counts, `column N` with its name. */
export function readMapping(
  form: FormData,
  counts: Pick<ImportCounts, 'authors' | 'tags'> | undefined,
): ImportMapping | { errors: Record<string, string> } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, MAX_NAME) : undefined;
  };
  const namesOf = (prefix: string, all: readonly { key: string; name: string }[] = []) =>
    Object.fromEntries(
      all.flatMap(({ key, name }, at) => {
        const given = text(`${prefix} ${at}`);
        return given === undefined || given === name ? [] : [[key, given]];
      }),
    );
  const columns = form
    .getAll('column')
    .map(String)
    .map((name, at) => [name, text(`field ${at}`) ?? ''] as const);
  const errors: Record<string, string> = {};
  for (const [at, [, field]] of columns.entries())
    if (ONCE.has(field) && columns.findIndex((each) => each[1] === field) < at)
      errors[`field ${at}`] = 'Another column is this already. Leave one of them out.';
  const timeZone = text('timeZone');
  if (timeZone && !isTimeZone(timeZone)) errors['timeZone'] = 'Write it like Europe/Berlin.';
  const site = text('site');
  const url = site ? URL.parse(site.includes('://') ? site : `https://${site}`) : undefined;
  if (url === null) errors['site'] = 'Enter an address, such as https://old.example.';
  if (Object.keys(errors).length > 0) return { errors };
  return {
    authors: namesOf('author', counts?.authors),
    tags: namesOf('tag', counts?.tags),
    ...(timeZone && { timeZone }),
    ...(url && { site: url.origin }),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
  };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
