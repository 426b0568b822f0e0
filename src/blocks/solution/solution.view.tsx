import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { Section } from '#src/ui/section.tsx';
import { schema } from './solution.schema.ts';

/** The solution on the left, its benefits on the right. */
function Solution(props: ViewProps<typeof schema>) {
  const { label, title, paragraphs, pointsLabel, points, id } = props;
  const PointTitle = pointsLabel ? 'h4' : 'h3';
  return (
    <Section id={id} tone="pine">
      <div className="grid-12 halves">
        <div>
          <Heading label={label} title={title} className={isLong(title, 16) ? 'h2-long' : 'h2'} />
          <div className="prose lead">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          {pointsLabel ? <h3 className="heading-label">{pointsLabel}</h3> : null}
          <ul className="rows">
            {points.map(({ title, text }) => (
              <li key={title}>
                <PointTitle className="h4">{title}</PointTitle>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

export default defineBlock({ schema, view: Solution });
