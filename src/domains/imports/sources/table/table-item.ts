import { parseJson } from '#src/platform/json.ts';
import { parsePostSeo } from '#src/domains/content/posts/post.ts';
import type { SourceItem, SourceOptions, SourceWarning } from '../../source.ts';
import {
  addressOf,
  isFalse,
  isTrue,
  joinAuthors,
  lastOf,
  lineOf,
  namesOf,
  readState,
  readTime,
  type Warn,
  warnTo,
} from '../../source-values.ts';
import type { TableRow } from './read-rows.server.ts';
import { suggestColumns, type TableField } from './table-fields.ts';

const HTML = /^<|<(?:br|img|\/(?:a|p|h\d|div|strong|em|b|i))\b/i;
/** Excel cuts a cell here. */
const CELL_END = 32_767;

/** How the rows of a table are read. */
export interface Reading {
  /** of times without one */
  zone?: 'UTC' | undefined;
  /** fields of the columns; default: by their names */
  fields?: SourceOptions['columns'];
  /** between names; default: semicolons or bars if a cell has them, or else commas */
  separator?: string | undefined;
  /** of relative addresses; default: the address of the post */
  base?: string | undefined;
}

/** Makes an item of a row: of a table, or of whatever another source has of a post. */
export function itemOfRow({ place, values, problem }: TableRow, reading: Reading = {}): SourceItem {
  const { fields = suggestColumns(Object.keys(values)), separator } = reading;
  const warnings: SourceWarning[] = [];
  const warn = warnTo(warnings);
  const all = (field: TableField) =>
    Object.keys(fields).flatMap((column) => (fields[column] === field ? [values[column]] : []));
  const text = (field: TableField) =>
    all(field)
      .flat()
      .map((value) => lineOf(textOfValue(value)))
      .find(Boolean);
  const list = (field: TableField, sign = separator) =>
    all(field).flatMap((value) => listOfValue(value, sign));
  const [category, ...rest] = list('categoryTags');
  const seo = parsePostSeo(all('seo')[0]);
  const whole = (field: TableField, start?: string) => {
    const written = text(field);
    // A path of a site that is not known may lead somewhere, and a program does not.
    const path = written && /^[\w+.-]+:/.test(written) ? undefined : written;
    return addressOf(written, start) ?? path;
  };
  const address = whole('address');
  const base = reading.base ?? address;
  const cover = whole('cover', base);
  const slug = text('slug');
  if (problem !== undefined) warn('damaged', problem);
  if (text('code')) warn('left-out', 'Its own code for the page has no place in a post');
  return {
    id: text('id') ?? slug ?? address ?? text('title') ?? place,
    place,
    title: text('title') ?? '',
    slug: slug ?? lastOf(address),
    body: bodyOf(all('body'), warn),
    base,
    excerpt: text('excerpt'),
    state: isTrue(text('isArchived')) ? 'archived' : readState(text('status') ?? '', warn),
    isListed: !isFalse(text('isListed')),
    publishedAt: readTime(text('publishedAt'), warn, reading.zone),
    // Commas stand within names.
    author: joinAuthors(namesOf(list('author', ''))),
    categories: namesOf([category, ...list('categories'), seo.category]),
    tags: namesOf([...rest, ...list('tags')]),
    seo: {
      title: text('seoTitle') ?? seo.title,
      description: text('seoDescription') ?? seo.description,
      canonical: whole('canonical', base) ?? seo.canonical,
      noindex: isTrue(text('noindex')) || seo.noindex,
      image: whole('seoImage', base) ?? seo.image,
    },
    cover: cover === undefined ? undefined : { address: cover, alt: text('coverAlt') },
    addresses: address === undefined ? [] : [address],
    warnings,
  };
}

function bodyOf(values: readonly unknown[], warn: Warn): SourceItem['body'] {
  const text = values.map(textOfValue).find(Boolean) ?? '';
  if (/^\{\s*"/.test(text)) warn('damaged', 'Its text is JSON of an unknown shape');
  if (text.length === CELL_END || text.length === CELL_END - 1)
    warn('damaged', 'Its text ends where Excel cuts a cell, after 32,767 characters');
  return { format: HTML.test(text) ? 'html' : 'markdown', text };
}

/** A value as text: of an object its name, or else its JSON. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  const { name, title, src, url } = value as Record<string, unknown>;
  const own = name ?? title ?? src ?? url;
  return typeof own === 'string' ? own.trim() : JSON.stringify(value);
}

/** Names in a list: an array, its JSON, PostgreSQL's `{a,"b c"}`, or a text with separators. */
function listOfValue(value: unknown, given = ',') {
  const text = textOfValue(value);
  const list = parseJson(text);
  if (Array.isArray(list)) return list.map(textOfValue);
  const separator = given !== ';' && /[;|]/.test(text) ? ';|' : given;
  const parts = new RegExp(`"([^"]*)"|[^"${separator}]+`, 'g');
  const bare = text.replace(/^\{([^]*)\}$/, '$1');
  return Array.from(bare.matchAll(parts), ([part, quoted]) => quoted ?? part);
}
