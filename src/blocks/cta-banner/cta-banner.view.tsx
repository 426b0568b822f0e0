import { ButtonLink } from '#src/ui/button-link.tsx';
import { ClosingDrawing } from '#src/ui/drawings/closing.tsx';
import { isLong, Lines } from '#src/ui/lines.tsx';
import type { CtaBannerProps } from './cta-banner.schema.ts';

/** One big action: the only copper ground of a page. */
export function CtaBanner({
  title,
  text,
  action,
  drawing,
  labels,
  id,
}: CtaBannerProps & { id: string }) {
  return (
    <section id={id} className="tone-copper closing">
      <div className="wrap">
        <div className="closing-copy">
          <h2 className={isLong(title) ? 'h2-long' : 'h2-large'}>
            <Lines text={title} />
          </h2>
          <p className="lead">{text}</p>
          <ButtonLink href={action.href} tone="ink" size="large">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      <ClosingDrawing name={drawing} labels={labels} />
    </section>
  );
}
