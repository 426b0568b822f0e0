import { ButtonLink } from '#src/ui/button-link.tsx';
import { ClosingDrawing } from '#src/ui/drawings/closing.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import type { CtaBannerProps } from './cta-banner.schema.ts';

/** The drawing covers the right two fifths, so long lines are set smaller to stay clear of it. */
function closingStep(title: string) {
  if (isLong(title, 19)) return 'h2-long';
  return isLong(title, 15) ? 'h2' : 'h2-large';
}

/** The main action of a page, on its only copper background. */
export function CtaBanner({
  label,
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
          <Heading label={label} title={title} className={closingStep(title)} />
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
