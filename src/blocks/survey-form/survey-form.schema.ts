import { z } from 'zod';
import { headline, label, lead, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 3,
  text: 'The survey for members of a peer group.',
  also: 'questions vistage',
};

/** The survey for members of an executive peer group (docs/specification.md, section 2, Vistage page). */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(300).optional(),
  note: text(200, 'Note', 'Small, under the form.').optional(),
  tone: tone('sand'),
});

export type SurveyFormProps = z.infer<typeof schema>;
