import { ButtonLink } from '#src/ui/button-link.tsx';
import { isLong, Lines } from '#src/ui/lines.tsx';
import type { PageHeroProps } from './page-hero.schema.ts';

/** Opens every page that has no drawing of its own in its first screen. */
export function PageHero(props: PageHeroProps & { id: string }) {
  const { title, lead, action, note, trail, tone, id } = props;
  return (
    <section id={id} className={`tone-${tone} page-hero`}>
      <div className="wrap">
        {trail?.length ? (
          <nav className="trail" aria-label="Breadcrumb">
            <ol>
              {trail.map((page) => (
                <li key={page.href}>
                  <a href={page.href}>{page.label}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div className="hero-copy">
          <h1 className={isLong(title, 18) ? 'h1-long' : 'h1'}>
            <Lines text={title} />
          </h1>
          {lead || action ? (
            <div className="hero-side">
              {lead ? <p className="lead">{lead}</p> : null}
              {action ? (
                <div className="hero-act">
                  <ButtonLink href={action.href} size="large">
                    {action.label}
                  </ButtonLink>
                  {note ? <p className="note">{note}</p> : null}
                </div>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
