import { Section } from '#src/ui/section.tsx';
import type { TestimonialProps } from './testimonial.schema.ts';

/** One client's quote, set large. */
export function Testimonial(props: TestimonialProps & { id: string }) {
  const { quote, author, position, company, id } = props;
  return (
    <Section id={id} tone="sand">
      <figure className="testimonial">
        <blockquote className="h2-long">
          <p>“{quote}”</p>
        </blockquote>
        <figcaption>
          <strong>{author}</strong>
          {position}, {company}
        </figcaption>
      </figure>
    </Section>
  );
}
