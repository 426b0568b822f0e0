import { readableName } from '#src/domains/documents/name-of-field.ts';
import type { CheckedDocument } from './checked-document.ts';

/** Fields of the document that people know by other names. */
const NAMES: Readonly<Record<string, string>> = {
  'seo.title': 'Search title',
  'seo.description': 'Search description',
  'seo.canonical': 'Canonical address',
  'seo.noindex': 'Search engines',
  categoryTags: 'Category',
  coverImage: 'Cover',
  readTime: 'Reading time',
  publishedAt: 'Date',
  body: 'Text',
  blocks: 'Sections',
};

/** The same for fields of blocks. */
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  href: 'Link',
  link: 'Link',
  src: 'Picture file',
  alt: 'Alt text',
  checked: 'Date of the check',
};

const SINGULARS: Readonly<Record<string, string>> = { people: 'person' };

/** Spells a place for people: 'Search title', 'FAQ, item 2: Answer'. */
export function placeName(
  field: string,
  block: string | undefined,
  { blocks }: Pick<CheckedDocument, 'blocks'>,
): string {
  if (block === undefined) {
    if (field.startsWith('body.')) return 'Text';
    return NAMES[field] ?? (readableName(field) || 'Whole document');
  }
  const type = blocks.find(({ id }) => id === block)?.type;
  const section = (type === undefined ? '' : readableName(type)) || 'Section';
  if (field === '') return section;
  const [list = '', index] = field.split('.');
  const name = field.split('.').findLast((part) => !isIndex(part)) ?? '';
  const entry =
    index !== undefined && isIndex(index) ? `, ${singular(list)} ${Number(index) + 1}` : '';
  if (entry !== '' && name === list) return section + entry;
  return `${section}${entry}: ${BLOCK_NAMES[name] ?? readableName(name)}`;
}

const isIndex = (part: string) => /^\d+$/.test(part);

const singular = (list: string) =>
  SINGULARS[list] ?? readableName(list).toLowerCase().replace(/s$/, '');
