import { capitalize } from '#src/platform/capitalize.ts';
import { type BlockLabels, type FieldLabels, NO_LABELS } from './field-labels.ts';

const ABBREVIATIONS = new Set(['ai', 'crm', 'cta', 'dtc', 'faq', 'id', 'seo', 'url']);

/** Editors ask for the same few names with every key. */
const MAX_NAMES = 1_000;
const names = new Map<string, string>();

/** Spells the name of a field or block type for people: `seo.title` is "SEO title", `cta-banner` is "CTA banner". */
export function readableName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  const readable = capitalize(words);
  // Content may have any number of names.
  if (names.size < MAX_NAMES) names.set(name, readable);
  return readable;
}

/** Fields of the document itself. Forms and checks use the same words. */
const DOCUMENT_FIELDS: Readonly<Record<string, string>> = {
  '': 'Whole document',
  'seo.title': 'Search title',
  'seo.description': 'Search description',
  'seo.canonical': 'Canonical address',
  'seo.noindex': 'Hide from search engines',
  'seo.image': 'Picture for link previews',
  categoryTags: 'Category',
  coverImage: 'Cover',
  readTime: 'Reading time',
  publishedAt: 'Date',
  lastReviewedAt: 'Last reviewed',
  body: 'Text',
  blocks: 'Sections',
};

/** Fields of sections without labels, such as those of an earlier release. */
const COMMON_FIELDS: Readonly<Record<string, string>> = {
  href: 'Link',
  link: 'Link',
  src: 'Picture',
  alt: 'Alt text',
};

const SINGULARS: Readonly<Record<string, string>> = { people: 'person' };

/** Names a field of a document for people: 'Search title'. */
export function nameOfField(field: string): string {
  if (Object.hasOwn(DOCUMENT_FIELDS, field)) return DOCUMENT_FIELDS[field]!;
  return field.startsWith('body.') ? 'Text' : readableName(field);
}

/**
 * Names a field for people, in the words of the form: 'Search title', 'FAQ, question 2: Answer', 'Page hero, button: Link'.
 * @param field dotted, within the document or the props of a section; empty for all of it
 * @param blockType kind of the section that it is in
 */
export function nameOf(field: string, blockType?: string, labels = NO_LABELS): string {
  if (blockType === undefined) return nameOfField(field);
  const { around, name } = nameInSection(field, blockType, labels);
  const place = [readableName(blockType) || 'Section', ...around].join(', ');
  return name === '' ? place : `${place}: ${name}`;
}

/** The same without the kind of the section: 'Question 2: Answer'. */
export function nameWithin(field: string, blockType: string, labels = NO_LABELS): string {
  const { around, name } = nameInSection(field, blockType, labels);
  const place = around.join(', ');
  if (place === '') return name;
  const start = capitalize(place);
  return name === '' ? start : `${start}: ${name}`;
}

interface Named {
  /** the groups and items that a field is in, the outermost first */
  around: readonly string[];
  /** empty for an item or a section */
  name: string;
}

function nameInSection(field: string, blockType: string, labels: BlockLabels): Named {
  const known = Object.hasOwn(labels, blockType) ? labels[blockType] : undefined;
  const steps = field === '' ? [] : field.split('.');
  return known ? named(steps, known) : guessed(steps);
}

function named(steps: readonly string[], labels: FieldLabels): Named {
  const around: string[] = [];
  let name = '';
  let at: FieldLabels | undefined = labels;
  for (const step of steps) {
    // The rest is within a text that the form edits as one.
    if (at && !at.item && !at.fields) break;
    if (at?.item) {
      at = at.item;
      const item = inSentence(at.label ?? 'Entry');
      around.push(isIndex(step) ? `${item} ${Number(step) + 1}` : item);
      name = '';
    } else {
      if (name !== '') around.push(inSentence(name));
      at = at?.fields?.[step];
      name = at?.label ?? readableName(step);
    }
  }
  return { around, name };
}

/** The outermost item, and the innermost field. */
function guessed(steps: readonly string[]): Named {
  const [list = '', index] = steps;
  const name = steps.findLast((part) => !isIndex(part)) ?? '';
  const isItem = index !== undefined && isIndex(index);
  const around = isItem ? [`${singular(list)} ${Number(index) + 1}`] : [];
  if (isItem && name === list) return { around, name: '' };
  return { around, name: COMMON_FIELDS[name] ?? readableName(name) };
}

const isIndex = (part: string) => /^\d+$/.test(part);

const singular = (list: string) =>
  SINGULARS[list] ?? readableName(list).toLowerCase().replace(/s$/, '');

/** Without changing abbreviations such as SEO. */
export const inSentence = (label: string) =>
  /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
