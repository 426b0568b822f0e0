import type { FieldSpec, NamedField, ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import { TEMPLATE_KINDS } from '#src/domains/content/templates/template-content.ts';
import { KIND_CHOICES } from './template-labels.ts';
import { SCHEMA_TYPES } from '#src/domains/content/posts/schema-type.ts';

const MAX_HEADING = 120;
const MAX_WORDS = 10_000;

const field = (
  name: string,
  label: string,
  spec: FieldSpec,
  help?: string,
  isOptional = false,
): NamedField => ({ name, label, spec, isOptional, ...(help !== undefined && { help }) });

const line = (max: number): FieldSpec => ({ kind: 'text', min: 0, max });

/** A text with an initial value, so that it counts as given while it is empty. */
const initialLine = (max: number, placeholder = ''): FieldSpec => ({
  kind: 'text',
  min: 0,
  max,
  initial: '',
  placeholder,
});

const words: FieldSpec = {
  kind: 'number',
  min: 0,
  max: MAX_WORDS,
  isWhole: true,
  step: 10,
  unit: 'words',
};

const RUNS: FieldSpec = { kind: 'other' };

/** The form of locked texts, with the parts that a rich text of pages has. */
const LOCKED: FieldSpec = {
  kind: 'list',
  item: RUNS,
  itemLabel: 'Part',
  min: 0,
  edits: 'rich-text',
};

/** The fields of a section of a template. */
export const SECTION_SPEC: ObjectSpec = {
  kind: 'object',
  fields: [
    field(
      'heading',
      'Heading',
      { kind: 'text', min: 1, max: MAX_HEADING },
      'As the post shows it. Variables such as {city} are filled in.',
    ),
    field(
      'guidance',
      'Guidance',
      initialLine(600),
      'Writers see it in the empty section. It never becomes public.',
    ),
    field(
      'isRequired',
      'Required',
      { kind: 'switch', initial: false },
      'A post is not published while it is missing or empty.',
    ),
    field(
      'minWords',
      'At least',
      words,
      'A hint for writers, and a warning before publishing.',
      true,
    ),
    field('maxWords', 'At most', words, undefined, true),
    field(
      'lockedText',
      'Locked text',
      LOCKED,
      'Stands in every post, and writers cannot change it. Good for disclosures and legal notes.',
    ),
    field(
      'isHeadingFree',
      'Writers may word the heading',
      { kind: 'switch', initial: false },
      'Otherwise it stays as it is here.',
    ),
    field('level', 'Level', {
      kind: 'choice',
      values: [2, 3, 4],
      names: { 2: 'Main', 3: 'Sub', 4: 'Small' },
      initial: 2,
    }),
  ],
};

export const SPECS = { section: SECTION_SPEC };

const SCHEMA_NAMES: Readonly<Record<(typeof SCHEMA_TYPES)[number], string>> = {
  BlogPosting: 'Blog post',
  Article: 'Article',
  NewsArticle: 'News',
};

export const KIND_SPEC: FieldSpec = {
  kind: 'choice',
  values: TEMPLATE_KINDS,
  names: KIND_CHOICES,
  initial: 'own',
};

export const SCHEMA_SPEC: FieldSpec = {
  kind: 'choice',
  values: SCHEMA_TYPES,
  names: SCHEMA_NAMES,
  initial: 'BlogPosting',
};

export const TITLE_SPEC: FieldSpec = { kind: 'text', min: 0, max: 120 };
export const DESCRIPTION_SPEC = initialLine(240);
export const PATTERN_SPEC = initialLine(160);
export const AUTHOR_SPEC = line(80);

const textList = (itemLabel: string): FieldSpec => ({
  kind: 'list',
  item: { kind: 'text', min: 1, max: 60 },
  itemLabel,
  min: 0,
  max: 20,
});
export const TAGS_SPEC = textList('Tag');
export const CATEGORIES_SPEC = textList('Category');

export const CTA_SPEC: FieldSpec = {
  kind: 'object',
  fields: [
    field('title', 'Title', line(120)),
    field('text', 'Text', initialLine(240)),
    field('label', 'Text on the button', line(60)),
    field('href', 'Link', { kind: 'text', min: 0, picks: 'link' }),
  ],
};

const VARIABLE_SPEC: ObjectSpec = {
  kind: 'object',
  fields: [
    field(
      'name',
      'Name',
      initialLine(40, 'city'),
      'Written in braces: {city}. Small letters and hyphens.',
    ),
    field('label', 'Question to writers', initialLine(80, 'City of the client')),
    field('example', 'Example', initialLine(80, 'Little Rock'), 'The preview shows it.'),
  ],
};

export const VARIABLES_SPEC: FieldSpec = {
  kind: 'list',
  item: VARIABLE_SPEC,
  itemLabel: 'Variable',
  hasIds: true,
  min: 0,
  max: 20,
};
