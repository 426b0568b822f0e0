import type { LogoView } from '#src/blocks/block.ts';
import { LogoImage } from '#src/ui/logo-image.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { MESSAGES } from './request-listing.ts';
import type { TechnologyLogosProps } from './technology-logos.schema.ts';

/** The technologies we work with (docs/specification.md, section 4). Without `data`, the island lists them. */
export function TechnologyLogos({
  label,
  title,
  lead,
  id,
  data,
}: TechnologyLogosProps & { id: string; data: readonly LogoView[] | undefined }) {
  return (
    <Section id={id}>
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <div
        tabIndex={-1}
        className="technology-logos"
        data-island="technology-logos"
        data-wake={data ? 'seen' : 'idle'}
      >
        <div role="status">
          {data ? null : <p>{MESSAGES.loading}</p>}
          {data?.length === 0 ? <p>{MESSAGES.empty}</p> : null}
        </div>
        {data ? null : (
          <>
            <noscript>
              <p>{MESSAGES.failed}</p>
            </noscript>
            <button type="button" className="btn btn-quiet" hidden>
              Try again
            </button>
          </>
        )}
        {/* rendered even without a list, because a document's styles are chosen by its class names */}
        <div className="logos">
          {data?.length ? (
            <ul>
              {data.map((logo) => (
                <li key={logo.url}>
                  <LogoImage {...logo} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
