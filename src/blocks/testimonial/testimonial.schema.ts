import { z } from 'zod';
import { text } from '#src/blocks/fields.ts';

/** A client's quote (docs/specification.md, section 3, Testimonial). */
export const testimonialSchema = z.object({
  /** without quotation marks; the page adds them */
  quote: text(320),
  author: text(60),
  position: text(60),
  company: text(60),
});

export type TestimonialProps = z.infer<typeof testimonialSchema>;
