import type { DocumentContent } from '#src/domains/documents/document.ts';

/** A name and what stands in its place. */
export type Renaming = readonly [from: string, to: string];

/** Fields whose texts are addresses or ids: another name would break them. */
const KEPT = /^(?:id|type|slug|path|href|link|src|image|poster|coverImage|heroImage|canonical)$/;

/** Changes every text in content that people read; the same object if nothing names it. */
export function withNames<Content>(content: Content, renamings: readonly Renaming[]): Content {
  const renamed = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string')
      return KEPT.test(field)
        ? value
        : renamings.reduce((text, [from, to]) => text.replaceAll(from, () => to), value);
    if (Array.isArray(value)) return value.map((each) => renamed(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, renamed(inner, name)]),
    );
  };
  const result = renamed(content) as Content;
  return JSON.stringify(result) === JSON.stringify(content) ? content : result;
}

/** Letters on each side of a name in an excerpt. */
const AROUND = 60;

/** Where content names one of the texts: the first place with what is around it, and how many there are. */
export function findNames(content: DocumentContent, names: readonly string[]) {
  const mark = '\0';
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.includes(mark)) texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(
    withNames(
      content,
      names.map((name) => [name, `${mark}${name}`]),
    ),
  );
  const [first = ''] = texts;
  const at = first.indexOf(mark);
  const start = at > AROUND ? first.lastIndexOf(' ', at - AROUND) + 1 : 0;
  const part = first
    .slice(start, at + AROUND)
    .replaceAll(mark, '')
    .trim();
  return {
    count: texts.reduce((sum, text) => sum + text.split(mark).length - 1, 0),
    excerpt: `${start > 0 ? '… ' : ''}${part}${at + AROUND < first.length ? ' …' : ''}`,
  };
}
