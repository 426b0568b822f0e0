import { z } from 'zod';
import { text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 4,
  text: 'One client’s words, set large, with name and company.',
  also: 'quote review reference',
};

/** A client's quote (docs/specification.md, section 3, Testimonial). */
export const schema = z.object({
  quote: text(
    320,
    'Quote',
    'Without quotation marks: the page adds them. Without a quote, that of the client’s story.',
  ).optional(),
  author: text(60, 'Name', 'A portrait is drawn from it.').optional(),
  position: text(60, 'Role').optional(),
  company: text(60, 'Company', 'Its logo and its success story are shown if we have them.'),
});

export type TestimonialProps = z.infer<typeof schema>;
