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

const textList = (itemLabel: string): FieldSpec => ({
  kind: 'list',
  item: { kind: 'text', min: 1, max: 60 },
  itemLabel,
  min: 0,
  max: 20,
});

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

/** What a template is for. */
export const PURPOSE_SPEC: ObjectSpec = {
  kind: 'object',
  fields: [
    field('title', 'Name', line(120), 'Only the team sees it.'),
    field('kind', 'Kind', {
      kind: 'choice',
      values: TEMPLATE_KINDS,
      names: KIND_CHOICES,
      initial: 'own',
    }),
    field(
      'description',
      'Description',
      initialLine(240),
      'When to use it: one sentence, in the list of starting points.',
    ),
    field(
      'defaultFor',
      'Default for categories',
      textList('Category'),
      'New posts of these categories begin with it. If two templates name a category, the one published last is used.',
    ),
    field(
      'variables',
      'Variables',
      {
        kind: 'list',
        item: VARIABLE_SPEC,
        itemLabel: 'Variable',
        hasIds: true,
        min: 0,
        max: 20,
      },
      'Words that differ from post to post, such as a city. They are asked for when a post is made, and stand in braces in headings, locked text and patterns.',
    ),
  ],
};

export const PATTERNS_SPEC: ObjectSpec = {
  kind: 'object',
  fields: [
    field(
      'postTitle',
      'Title',
      initialLine(160),
      'A pattern with variables of this template; empty for none.',
    ),
    field('searchTitle', 'Search title', initialLine(160)),
  ],
};

/** What posts begin with besides their sections and patterns. */
export const START_SPEC: ObjectSpec = {
  kind: 'object',
  fields: [
    field('tags', 'Tags', textList('Tag'), 'The first one is the category.'),
    field('author', 'Author', line(80), undefined, true),
    field(
      'schemaType',
      'Type for search engines',
      { kind: 'choice', values: SCHEMA_TYPES, names: SCHEMA_NAMES, initial: 'BlogPosting' },
      'How structured data names the posts. “How-to” is not among them: Google no longer shows how-to results.',
    ),
    field(
      'cta',
      'Call to action',
      {
        kind: 'object',
        fields: [
          field('title', 'Title', line(120)),
          field('text', 'Text', initialLine(240)),
          field('label', 'Text on the button', line(60)),
          field('href', 'Link', { kind: 'text', min: 0, picks: 'link' }),
        ],
      },
      'Stands at the end of each post. Writers can move it or take it out.',
      true,
    ),
  ],
};
