import { z } from 'zod';
import { text } from '#src/blocks/fields.ts';

/** What one client says (spec section 3, Testimonial). */
export const testimonialSchema = z.object({
  /** without quotation marks: the page sets them */
  quote: text(320),
  author: text(60),
  position: text(60),
  company: text(60),
});

export type TestimonialProps = z.infer<typeof testimonialSchema>;
