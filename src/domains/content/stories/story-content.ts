import { z } from 'zod';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { parseWith } from '../content-problems.ts';
import {
  improvementOf,
  STORY_INDUSTRIES,
  STORY_MEASURES,
  type StoryIndustry,
  type StoryMeasure,
  type SuccessStory,
} from './success-story.ts';
import { refuseUnsafe } from '../unsafe-addresses.ts';

const MAX_SLUG = 200;
const MAX_TITLE = 1000;

const text = z.string('Enter text here.');
const number = z.number('Enter a number here.').nullish();
const NO_FIGURES = { kind: 'duration', unit: '', what: '', improvementLabel: '' };

/** Fields that a form leaves empty are missing, empty or null. Unknown fields are kept. */
const storySchema = z.looseObject({
  slug: text.max(MAX_SLUG, `Shorten the slug to ${MAX_SLUG} characters.`).default(''),
  title: text.max(MAX_TITLE, `Shorten the title to ${MAX_TITLE} characters.`).default(''),
  companyName: text.default(''),
  industry: text.default(''),
  /** place in the lists, the lowest first; null: after all others */
  position: number,
  description: text.default(''),
  solution: text.default(''),
  result: text.default(''),
  open: text.default(''),
  voice: z
    .looseObject({ quote: text.default(''), name: text.default(''), role: text.default('') })
    .nullish(),
  /** addresses of the pages that it stands on */
  pages: z.array(text).default([]),
  keyTakeaways: z.array(text).default([]),
  /** both figures as displayed, such as '64 days' */
  before: text.default(''),
  after: text.default(''),
  measure: z
    .looseObject({
      kind: text.default('duration'),
      before: number,
      after: number,
      unit: text.default(''),
      what: text.default(''),
      improvementLabel: text.default(''),
    })
    .default(NO_FIGURES),
  picture: z
    .looseObject({
      src: text.default(''),
      alt: text.default(''),
      width: number,
      height: number,
    })
    .nullish(),
  seo: z.looseObject({ title: text.default(''), description: text.default('') }).nullish(),
});

/** The content of a story's document. */
export type StoryContent = DocumentContent & z.output<typeof storySchema>;

/** Checks the shape of a story's content and fills in missing fields. */
export const parseStoryContent = (given: unknown): ParsedContent =>
  refuseUnsafe(parseWith(storySchema, given));

/** A story as content of a document. Its improvement follows from the figures, so it is not stored. */
export function contentOfStory(story: SuccessStory, position: number): DocumentContent {
  const { metrics, measure, ...texts } = story;
  const { improvement: _, ...figures } = measure;
  const [before, after] = metrics.map(({ value }) => value);
  return { ...texts, position, before, after, measure: figures };
}

/** The story that content shows to the public. Content with `problemsOfStory` has no meaningful one. */
export function storyOfContent(content: DocumentContent): SuccessStory {
  const {
    position: _,
    before,
    after,
    measure,
    keyTakeaways,
    voice,
    picture,
    seo,
    ...texts
  } = content as StoryContent;
  const { improvementLabel, ...rest } = measure;
  const figures = { ...rest, before: measure.before ?? 0, after: measure.after ?? 0 };
  const improvement = improvementOf(figures);
  return {
    ...texts,
    industry: texts.industry as StoryIndustry,
    keyTakeaways: keyTakeaways.filter((each) => each.trim() !== ''),
    metrics: [
      { metric: 'Before', value: before },
      { metric: 'After', value: after },
      { metric: 'Improvement', value: `${improvement}% ${improvementLabel}`.trim() },
    ],
    measure: {
      ...figures,
      kind: figures.kind as StoryMeasure['kind'],
      improvement,
      improvementLabel,
    },
    ...(voice?.quote && voice.name && { voice }),
    ...(picture && isShown(picture) && { picture }),
    ...(seo && { seo }),
  };
}

type Picture = NonNullable<StoryContent['picture']>;

const isShown = (picture: Picture): picture is Picture & NonNullable<SuccessStory['picture']> =>
  picture.src !== '' && Boolean(picture.width) && Boolean(picture.height);

const REQUIRED = {
  title: 'Give the story a title before you publish it.',
  slug: 'Give the story a slug before you publish it.',
  companyName: 'Name the client before you publish the story.',
  description: 'Describe the situation before you publish the story.',
  solution: 'Describe what you did before you publish the story.',
  result: 'Describe the result before you publish the story.',
  before: 'Write the figure before the project, as visitors should read it.',
  after: 'Write the figure after the project, as visitors should read it.',
} as const;

const REQUIRED_OF_MEASURE = {
  unit: 'Name what is counted, in the plural, such as days.',
  what: 'Say what both figures measure.',
  improvementLabel: 'Say what the improvement means, such as “shorter sales cycle.”',
} as const;

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Why a story cannot be published; empty if it can. */
export function problemsOfStory(content: DocumentContent): DocumentProblem[] {
  const story = content as StoryContent;
  const { measure } = story;
  const missing = (values: object, messages: Readonly<Record<string, string>>, prefix = '') =>
    Object.entries(messages).flatMap(([field, message]) =>
      isBlank((values as Record<string, unknown>)[field])
        ? [{ field: prefix + field, message }]
        : [],
    );
  return [
    ...missing(story, REQUIRED),
    ...(STORY_INDUSTRIES.some((industry) => industry === story.industry)
      ? []
      : [{ field: 'industry', message: 'Choose the industry of the client.' }]),
    ...missing(measure, REQUIRED_OF_MEASURE, 'measure.'),
    ...problemsOfFigures(measure),
  ];
}

/** The cover is drawn from the figures, so they have to fit its kind. */
function problemsOfFigures({ kind, before, after }: StoryContent['measure']): DocumentProblem[] {
  const known = STORY_MEASURES.find((each) => each.kind === kind);
  if (!known) return [{ field: 'measure.kind', message: 'Choose how the figures are drawn.' }];
  const at = (field: string, message: string) => [{ field: `measure.${field}`, message }];
  if (typeof before !== 'number' || !(before > 0))
    return at('before', 'Enter the figure before the project as a number above 0.');
  if (typeof after !== 'number' || !(after >= 0))
    return at('after', 'Enter the figure after the project as a number.');
  if (before === after) return at('after', 'Both figures are the same, so nothing has improved.');
  if (kind === 'share' && (after < before || after > 100))
    return at('after', 'A share rises, to at most 100. Choose another drawing if it falls.');
  if (kind !== 'share' && kind !== 'count' && after > before)
    return at('after', 'In this drawing the figure falls. Choose “Count” for one that rises.');
  return [];
}
