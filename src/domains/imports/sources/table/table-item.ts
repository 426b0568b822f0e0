import { parsePostSeo } from '#src/domains/content/post.ts';
import type { SourceBody, SourceItem, SourceOptions, SourceWarning } from '../../source.ts';
import { isFalse, isTrue, lastOf, namesOf, parseState, readTime } from '../../source-values.ts';
import { parseJson, type TableRow } from './read-rows.server.ts';
import { htmlOfNodes } from './stored-body.ts';
import { suggestColumns, type TableField } from './table-fields.ts';

const HTML =
  /<(?:p|div|h[1-6]|ul|ol|br|a|img|strong|em|b|i|table|blockquote|figure|section|article|span|iframe)[\s/>]/i;
/** Excel cuts a cell here. */
const CELL_END = 32_767;

/** Makes an item of a row. @param fields of its columns; default: by their names */
export function itemOfRow(
  { place, values, problem }: TableRow,
  fields: NonNullable<SourceOptions['columns']> = suggestColumns(Object.keys(values)),
): SourceItem {
  const warnings: SourceWarning[] =
    problem === undefined ? [] : [{ kind: 'damaged', text: problem }];
  const all = (field: TableField) =>
    Object.keys(fields).flatMap((column) => (fields[column] === field ? [values[column]] : []));
  const text = (field: TableField) => all(field).flat().map(textOfValue).find(Boolean);
  const list = (field: TableField) => all(field).flatMap(listOfValue);
  const [category, ...rest] = list('categoryTags');
  const seo = parsePostSeo(all('seo')[0]);
  const address = text('address');
  const cover = text('cover');
  const slug = text('slug');
  return {
    id: text('id') ?? slug ?? address ?? text('title') ?? place,
    place,
    title: text('title') ?? '',
    slug: slug ?? lastOf(address),
    body: bodyOf(all('body'), warnings),
    base: address,
    excerpt: text('excerpt'),
    state: parseState(text('status') ?? ''),
    isListed: !isFalse(text('isListed')),
    publishedAt: readTime(text('publishedAt'), warnings),
    changedAt: readTime(text('changedAt'), warnings),
    author: namesOf(list('author'))[0],
    categories: namesOf([category, ...list('categories'), seo.category]),
    tags: namesOf([...rest, ...list('tags')]),
    seo: {
      title: text('seoTitle') ?? seo.title,
      description: text('seoDescription') ?? seo.description,
      canonical: text('canonical') ?? seo.canonical,
      noindex: isTrue(text('noindex')) || seo.noindex,
      image: seo.image,
    },
    cover: cover === undefined ? undefined : { address: cover, alt: text('coverAlt') },
    addresses: address === undefined ? [] : [address],
    warnings,
  };
}

function bodyOf(values: readonly unknown[], warnings: SourceWarning[]): SourceBody {
  const text = values.map(textOfValue).find(Boolean) ?? '';
  // Nodes of an editor are never taken over as they are.
  if (/^\{\s*"/.test(text)) {
    const types = new Set<string>();
    const html = htmlOfNodes(parseJson(text), (type) => types.add(type));
    for (const type of types)
      warnings.push({ kind: 'left-out', text: `The block “${type}” is kept as text` });
    if (html !== undefined) return { format: 'html', text: html };
    warnings.push({ kind: 'damaged', text: 'Its text is JSON of an unknown shape' });
  }
  if (text.length === CELL_END)
    warnings.push({ kind: 'damaged', text: 'Its text ends where Excel cuts a cell' });
  return { format: HTML.test(text) ? 'html' : 'markdown', text };
}

/** A value as text: of an object its name, or else its JSON. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === undefined || value === null) return '';
  const { name, title, src, url } = value as Record<string, unknown>;
  const own = name ?? title ?? src ?? url;
  return typeof own === 'string' ? own.trim() : JSON.stringify(value);
}

/** Names in a list: an array, its JSON, PostgreSQL's `{a,"b c"}`, or a text with commas, semicolons or bars. */
function listOfValue(value: unknown): string[] {
  const text = textOfValue(value);
  const list = parseJson(text);
  if (Array.isArray(list)) return list.map(textOfValue);
  const separator = /[;|]/.test(text) ? ';|' : ',';
  const parts = new RegExp(String.raw`"((?:[^"\\]|\\.)*)"|[^"${separator}]+`, 'g');
  return Array.from(text.replace(/^\{([^]*)\}$/, '$1').matchAll(parts), ([bare, quoted]) =>
    quoted === undefined ? bare : quoted.replaceAll(/\\(.)/g, '$1'),
  );
}
