import { parsePostSeo } from '#src/domains/content/post.ts';
import type {
  SourceAdapter,
  SourceBody,
  SourceEvent,
  SourceFile,
  SourceItem,
  SourceOptions,
  SourceWarning,
} from '../../source.ts';
import {
  addSites,
  isFalse,
  isTrue,
  namesOf,
  originOf,
  parseState,
  readTime,
} from '../../source-values.ts';
import { parseJson, readTable, type TableRow } from './read-rows.server.ts';
import { htmlOfNodes } from './stored-body.ts';
import { suggestColumns, type TableField } from './table-fields.ts';

const HTML =
  /<(?:p|div|h[1-6]|ul|ol|br|hr|a|img|strong|em|b|i|table|blockquote|figure|section|article|span|iframe)(?:\s|\/?>)/i;
/** Excel and XLS exports cut a cell here. */
const CELL_END = 32_767;
const SAMPLES = 3;
const SAMPLE_LENGTH = 200;

export const table: SourceAdapter = {
  id: 'table',
  name: 'CSV or JSON',
  help: 'A table of posts with a header, or posts as JSON; you choose which column is what',
  recognizes: ({ name }) => /\.(?:csv|tsv|json|jsonl|ndjson)$/i.test(name),
  async open(file, { columns }) {
    const { rows, columns: names } = await readTable(file);
    const fields = columns ?? suggestColumns(names);
    const sites: string[] = [];
    async function* read(): AsyncGenerator<SourceEvent> {
      for (const row of rows) {
        if (Object.keys(row.values).length === 0) {
          yield { type: 'problem', place: row.place, message: row.problem ?? 'It is empty' };
          continue;
        }
        const item = itemOf(row, fields);
        addSites(item.addresses, sites);
        yield { type: 'item', item };
      }
    }
    return {
      origin: originOf(file.name),
      sites,
      read,
      find: async (address) => (URL.canParse(address) ? { address } : undefined),
      close: async () => undefined,
    };
  },
};

/** Columns beside what is in their first rows, with the field of each as it is or would be read. @throws SourceError */
export async function previewTable(
  file: SourceFile,
  { columns }: SourceOptions = {},
): Promise<{ rows: number; columns: { name: string; field: string; samples: string[] }[] }> {
  const { rows, columns: names } = await readTable(file);
  const fields = columns ?? suggestColumns(names);
  const preview = names.map((name) => {
    const texts = rows.map(({ values }) => textOf(values[name])).filter(Boolean);
    const samples = texts.slice(0, SAMPLES).map((text) => text.slice(0, SAMPLE_LENGTH));
    return { name, field: fields[name] ?? '', samples };
  });
  return { rows: rows.length, columns: preview };
}

function itemOf(
  { place, values, problem }: TableRow,
  fields: NonNullable<SourceOptions['columns']>,
): SourceItem {
  const warnings: SourceWarning[] =
    problem === undefined ? [] : [{ kind: 'damaged', text: problem }];
  const all = (field: TableField) =>
    Object.keys(fields).flatMap((column) => (fields[column] === field ? [values[column]] : []));
  const text = (field: TableField) => all(field).map(textOf).find(Boolean);
  const [category, ...rest] = all('categoryTags').flatMap(listOf);
  const seo = parsePostSeo(all('seo')[0]);
  const address = text('address');
  const [author] = namesOf(all('author').flatMap(listOf));
  const cover = text('cover');
  return {
    id: text('id') ?? text('slug') ?? address ?? text('title') ?? place,
    place,
    title: text('title') ?? '',
    slug:
      text('slug') ??
      address
        ?.replace(/[?#].*$/, '')
        .split('/')
        .findLast(Boolean),
    body: bodyOf(all('body'), warnings),
    base: address && URL.canParse(address) ? address : undefined,
    excerpt: text('excerpt'),
    state: parseState(text('status') ?? ''),
    isListed: isFalse(text('isListed')) ? false : undefined,
    publishedAt: readTime(text('publishedAt'), warnings),
    changedAt: readTime(text('changedAt'), warnings),
    author,
    categories: namesOf(
      [category, ...all('categories').flatMap(listOf), seo.category].filter(
        (name) => name !== undefined,
      ),
    ),
    tags: namesOf([...rest, ...all('tags').flatMap(listOf)]),
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
  const value = values.find((each) => textOf(each) !== '') ?? '';
  const written = textOf(value);
  const nodes = typeof value === 'string' && !/^\s*\{\s*"/.test(value) ? undefined : value;
  if (nodes !== undefined) {
    const types = new Set<string>();
    const stored = typeof nodes === 'string' ? parseJson(nodes) : nodes;
    const html = htmlOfNodes(stored, (type) => types.add(type));
    for (const type of types)
      warnings.push({ kind: 'left-out', text: `A block “${type}” is kept as text` });
    if (html !== undefined) return { format: 'html', text: html };
    warnings.push({ kind: 'damaged', text: 'Its text is JSON of an unknown shape' });
  }
  if (written.length === CELL_END)
    warnings.push({
      kind: 'damaged',
      text: 'Its text ends where Excel cuts a cell, after 32,767 characters',
    });
  return { format: HTML.test(written) ? 'html' : 'markdown', text: written };
}

/** A value as text: of an object its name, or else its JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const { name, title, url, src } = value as Record<string, unknown>;
  const own = [name, title, url, src].find((each) => typeof each === 'string');
  return own === undefined ? JSON.stringify(value) : String(own).trim();
}

/** Names in a list: an array, its JSON, PostgreSQL's `{a,"b c"}`, or a text with commas, semicolons or bars. */
function listOf(value: unknown): string[] {
  const text = textOf(value);
  const list = Array.isArray(value) ? value : text.startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(list)) return list.map(textOf).filter(Boolean);
  if (/^\{[^]*\}$/.test(text))
    return Array.from(
      text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g),
      ([, quoted, bare]) =>
        quoted === undefined
          ? bare!.trim().replace(/^NULL$/i, '')
          : quoted.replaceAll(/\\(.)/g, '$1'),
    ).filter(Boolean);
  return text
    .split(/[;|]/.test(text) ? /[;|]/ : ',')
    .map((name) => name.trim())
    .filter(Boolean);
}
