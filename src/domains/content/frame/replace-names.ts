import type { DocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import type { FrameReader } from './frame-reader.server.ts';
import { FRAME_ID, type SiteFrame } from './site-frame.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';

/** A name and what stands in its place. */
export type Renaming = readonly [from: string, to: string];

/** How a company is called in texts. */
export type Names = Pick<SiteFrame['brand'], 'name' | 'shortName' | 'email'>;

/** What replaces the names that the company had before, longest first. A name that is a part of the new one stays. */
export function renamingsOf(now: Names, former: readonly Names[]): Renaming[] {
  const names = ['name', 'shortName', 'email'] as const;
  const current = new Set(names.map((name) => now[name]));
  const renamings = former.flatMap((before) =>
    names.map((name): Renaming => [before[name], now[name]]),
  );
  return [...new Map(renamings)]
    .filter(([from, to]) => from !== '' && !current.has(from) && !to.includes(from))
    .toSorted(([one], [other]) => other.length - one.length);
}

/** What replaces the names that the site came with, and those of each frame that was published. */
export async function findRenamings(
  { read, builtIn }: Pick<FrameReader, 'read' | 'builtIn'>,
  { formerValues }: Pick<DocumentLookups, 'formerValues'>,
): Promise<Renaming[]> {
  const former = (await formerValues(FRAME_ID, 'brand')) as Names[];
  return renamingsOf((await read()).brand, [builtIn.brand, ...former]);
}

/** Fields whose texts are addresses or ids: another name would break them. */
const KEPT = /^(?:id|type|slug|path|href|link|src|image|poster|coverImage|heroImage|canonical)$/;

/** Changes every text in content that people read; the same object if nothing names it. */
export function withNames<Content>(content: Content, renamings: readonly Renaming[]): Content {
  if (renamings.length === 0) return content;
  const renamed = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string')
      return KEPT.test(field) && !value.startsWith('mailto:')
        ? value
        : renamings.reduce((text, [from, to]) => text.replaceAll(from, () => to), value);
    if (Array.isArray(value)) return value.map((each) => renamed(each));
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, renamed(inner, name)]),
    );
  };
  const result = renamed(content) as Content;
  return JSON.stringify(result) === JSON.stringify(content) ? content : result;
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

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
