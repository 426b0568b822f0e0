import { defineBlock } from '#src/blocks/block.ts';
import { LogoImage } from '#src/ui/logo-image.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { type Listing, messageOf } from './request-listing.ts';
import { type TechnologyLogosProps, schema } from './technology-logos.schema.ts';
import { loadTechnologyLogos } from './load-technology-logos.ts';

/** The technologies we work with (docs/specification.md, section 4). Without a list in `data`, the island requests one. */
export function TechnologyLogos({
  data,
  ...opening
}: TechnologyLogosProps & { id: string; data: Listing | undefined }) {
  const listing = data ?? 'loading';
  const isListed = typeof listing !== 'string';
  const message = messageOf(listing);
  return (
    <OpenedSection {...opening}>
      <div
        tabIndex={-1}
        className="technology-logos"
        data-island="technology-logos"
        data-wake={isListed ? 'seen' : 'idle'}
      >
        <div role="status">{message ? <p>{message}</p> : null}</div>
        {isListed ? null : (
          <>
            <noscript>
              <p>{messageOf('failed')}</p>
            </noscript>
            <button type="button" className="btn btn-quiet" hidden={listing === 'loading'}>
              Try again
            </button>
          </>
        )}
        {/* rendered even without a list, because a document's styles are chosen by its class names */}
        <div className="logos">
          {isListed && listing.length > 0 ? (
            <ul>
              {listing.map((logo) => (
                <li key={logo.url}>
                  <LogoImage {...logo} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </OpenedSection>
  );
}

export default defineBlock({ schema, load: loadTechnologyLogos, view: TechnologyLogos });
