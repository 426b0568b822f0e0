import { z } from 'zod';
import { BACKGROUND, choice, group, href, label, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 1,
  text: 'Longer text in parts, each with its heading on the left.',
  also: 'paragraph article copy words legal',
};

/** A run of text; a link with `href`, bold with `strong`. */
const run = z.union([
  z.string().min(1).max(2000),
  // Not trimmed: the space between two runs belongs to one of them.
  z.object({
    text: z.string().min(1).max(400),
    href: href.optional(),
    strong: z.boolean().optional(),
  }),
]);

const runs = z.union([z.string().trim().min(1).max(2000), z.array(run).min(1)]);

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: runs }),
  z.object({ kind: z.literal('heading'), text: text(120) }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean().default(false),
    items: z.array(runs).min(1),
  }),
]);

/** Paragraphs, subheadings and lists, for any block: the form edits it as one text. */
export const richText = z
  .array(part)
  .min(1)
  .meta(named('Text', undefined, { edits: 'rich-text' }));

/** Sections of text: the heading on the left, the text on the right. */
export const schema = z.object({
  tone: z.enum(['paper', 'sand']).meta(BACKGROUND).default('paper'),
  sections: z
    .array(
      group(
        {
          id: z
            .string()
            .regex(
              /^[a-z][a-z0-9-]*$/,
              'Use lowercase letters, digits, and hyphens, and start with a letter.',
            )
            .meta(named('Anchor', 'Links that end in # and this word lead here.'))
            .optional(),
          label: label(),
          heading: text(120, 'Heading').optional(),
          drawing: choice(['migration'], 'Drawing', 'Between heading and text.', {
            choices: { migration: 'Contacts that move to one CRM' },
            shows: 'rich-text',
          }).optional(),
          parts: richText,
        },
        'Part',
      ),
    )
    .min(1)
    .meta(named('Text')),
});

export type Runs = z.infer<typeof runs>;
export type Part = z.infer<typeof part>;
