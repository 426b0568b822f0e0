import { z } from 'zod';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import type { ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import { named, text } from '#src/blocks/fields.ts';
import { STORY_INDUSTRIES, STORY_MEASURES } from '#src/domains/content/stories/success-story.ts';

/** The fields of a story in the groups of its form. */
export interface StorySpecs {
  story: ObjectSpec;
  figures: ObjectSpec;
  text: ObjectSpec;
  picture: ObjectSpec;
}

const paragraph = (label: string, help: string) => text(4_000).meta(named(label, help));
const figure = (label: string) => z.number().min(0).meta(named(label));
const pixels = (label: string) =>
  z
    .int()
    .min(1)
    .meta(named(label, 'Filled in when you choose a picture.', { unit: 'pixels' }));

const story = z.object({
  title: text(160).meta(named('Title', 'The result as a headline: what changed for the client.')),
  companyName: text(120).meta(named('Client')),
  industry: z.enum(STORY_INDUSTRIES).meta(
    named('Industry', 'The filter that visitors find the story by.', {
      choices: Object.fromEntries(STORY_INDUSTRIES.map((industry) => [industry, industry])),
    }),
  ),
  position: z
    .number()
    .min(0)
    .meta(named('Position', 'The lowest comes first, and pages show the first three. Empty: last.'))
    .optional(),
});

const figures = z.object({
  before: text(60).meta(
    named('Before, as visitors read it', undefined, { placeholder: '64 days' }),
  ),
  after: text(60).meta(named('After, as visitors read it', undefined, { placeholder: '28 days' })),
  measure: z
    .object({
      kind: z.enum(STORY_MEASURES.map(({ kind }) => kind)).meta(
        named('Drawing', 'What the cover shows, drawn from both numbers.', {
          choices: Object.fromEntries(
            STORY_MEASURES.map(({ kind, name, description }) => [kind, `${name}: ${description}`]),
          ),
        }),
      ),
      before: figure('Before, as a number'),
      after: figure('After, as a number'),
      unit: text(40).meta(named('Unit', 'In the plural: days, trials, dollars.')),
      what: text(160).meta(
        named('What both measure', 'Such as: time from request to signed order.'),
      ),
      improvementLabel: text(60).meta(
        named('Improvement', 'Follows the percentage: shorter sales cycle.'),
      ),
    })
    .meta(named('Cover')),
});

const texts = z.object({
  description: paragraph('Situation', 'What we found, with figures.'),
  solution: paragraph('Solution', 'What we did, and how long it took.'),
  result: paragraph('Result', 'What came of it, and what did not work or is still open.'),
  keyTakeaways: z
    .array(text(240).meta(named('Takeaway')))
    .max(5)
    .meta(named('Key takeaways', 'What other companies can use. Three are best.')),
});

const picture = z.object({
  picture: z
    .object({
      src: z
        .string()
        .trim()
        .meta(named('Picture', undefined, { picks: 'picture' })),
      alt: text(250).meta(
        named('Alt text', 'What the picture shows, for people who cannot see it.'),
      ),
      width: pixels('Width'),
      height: pixels('Height'),
    })
    .meta(named('Photograph', 'Shown above the situation. The cover is drawn from the figures.'))
    .optional(),
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
