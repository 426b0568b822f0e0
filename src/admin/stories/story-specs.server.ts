import { z } from 'zod';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import type { ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import { choice, group, href, list, named, text } from '#src/blocks/fields.ts';
import { STORY_INDUSTRIES, STORY_MEASURES } from '#src/domains/content/stories/success-story.ts';

/** The fields of a story in the groups of its form. */
export interface StorySpecs {
  story: ObjectSpec;
  figures: ObjectSpec;
  text: ObjectSpec;
  picture: ObjectSpec;
}

const paragraph = (label: string, help: string) => text(4_000, label, help);
const figure = (label: string) => z.number().min(0).meta(named(label));
const pixels = (label: string) =>
  z
    .int()
    .min(1)
    .meta(named(label, 'Filled in when you choose a picture.', { unit: 'pixels' }));

const story = z.object({
  title: text(160, 'Title', 'The result as a headline: what changed for the client.'),
  companyName: text(120, 'Client'),
  industry: choice(STORY_INDUSTRIES, 'Industry', 'The filter that visitors find the story by.', {
    choices: Object.fromEntries(STORY_INDUSTRIES.map((industry) => [industry, industry])),
  }),
  position: z
    .number()
    .min(0)
    .meta(named('Position', 'The lowest comes first, and pages show the first three. Empty: last.'))
    .optional(),
  pages: list(
    href,
    0,
    8,
    'Pages',
    'Its market and services. They show it beside their button, unless a story before it does.',
  ),
});

const figures = z.object({
  before: text(60, 'Before, as visitors read it', undefined, { placeholder: '64 days' }),
  after: text(60, 'After, as visitors read it', undefined, { placeholder: '28 days' }),
  measure: group(
    {
      kind: choice(
        STORY_MEASURES.map(({ kind }) => kind),
        'Drawing',
        'What the cover shows, drawn from both numbers.',
        {
          choices: Object.fromEntries(
            STORY_MEASURES.map(({ kind, name, description }) => [kind, `${name}: ${description}`]),
          ),
        },
      ),
      before: figure('Before, as a number'),
      after: figure('After, as a number'),
      unit: text(40, 'Unit', 'In the plural: days, trials, dollars.'),
      what: text(160, 'What both measure', 'Such as: time from request to signed order.'),
      improvementLabel: text(60, 'Improvement', 'Follows the percentage: shorter sales cycle.'),
    },
    'Cover',
  ),
});

const texts = z.object({
  description: paragraph('Situation', 'What we found, with figures.'),
  solution: paragraph('Solution', 'What we did, and how long it took.'),
  result: paragraph('Result', 'What came of it, with the time and the number of cases.'),
  open: paragraph(
    'What did not work',
    'Or is still open. It makes readers believe the rest.',
  ).optional(),
  voice: group(
    {
      quote: text(320, 'Quote', 'Without quotation marks: the page adds them.'),
      name: text(60, 'Name', 'A portrait is drawn from it.'),
      role: text(60, 'Role'),
    },
    'Client’s words',
    'Testimonials of the client show them, too.',
  ).optional(),
  keyTakeaways: list(
    text(240, 'Takeaway'),
    0,
    5,
    'Key takeaways',
    'What other companies can use. Three are best.',
  ),
});

const picture = z.object({
  picture: group(
    {
      src: z
        .string()
        .trim()
        .meta(named('Picture', undefined, { picks: 'picture' })),
      alt: text(250, 'Alt text', 'What the picture shows, for people who cannot see it.'),
      width: pixels('Width'),
      height: pixels('Height'),
    },
    'Photograph',
    'Shown above the situation. The cover is drawn from the figures.',
  ).optional(),
});

let specs: StorySpecs | undefined;

/** How the form edits a story; made once. */
export const readStorySpecs = (): StorySpecs =>
  (specs ??= {
    story: fieldSpecOf(story),
    figures: fieldSpecOf(figures),
    text: fieldSpecOf(texts),
    picture: fieldSpecOf(picture),
  });
