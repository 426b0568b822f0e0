import { defineBlock } from '#src/blocks/block.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import { ClosingDrawing } from '#content/drawings/closing/closing.tsx';
import { HeroEcho } from '#content/drawings/heroes/hero-echo.tsx';
import type { HeroOfPage } from '#content/drawings/heroes/hero-of-page.ts';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { LeakCalculator, LeakRiver } from './leak-calculator.tsx';
import { type CtaBannerProps, schema } from './cta-banner.schema.ts';

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
  amounts,
  labels,
  hosts,
  calculator,
  id,
  data,
}: CtaBannerProps & { id: string; data?: HeroOfPage | undefined }) {
  return (
    <section id={id} className="tone-copper closing">
      <div className="wrap">
        <div className="closing-copy">
          <Heading label={label} title={title} className={closingStep(title)} />
          <p className="lead">{text}</p>
          {calculator ? <LeakCalculator calculator={calculator} id={id} /> : null}
          <ButtonLink href={action.href} tone="ink" size="large">
            {action.label}
          </ButtonLink>
          {hosts ? (
            <div className="closing-hosts">
              <p>{hosts.text}</p>
              <ul>
                {hosts.people.map(({ name, role }) => (
                  <li key={name}>
                    <Avatar name={name} background="pine" />
                    <p>
                      <strong>{name}</strong> {role}
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
      {calculator ? (
        <LeakRiver calculator={calculator} labels={labels} />
      ) : data && !drawing ? (
        <HeroEcho of={data} />
      ) : (
        <ClosingDrawing name={drawing ?? 'leaks'} amounts={amounts} labels={labels} />
      )}
    </section>
  );
}

export default defineBlock({
  schema,
  load: (_props, sources) => sources.ownHero(),
  view: CtaBanner,
});
