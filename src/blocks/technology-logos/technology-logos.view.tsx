import { useRef, useEffect, useState } from 'react';
import type { LogoView } from '#src/blocks/block.ts';
import { LogoImage } from '#src/ui/logo-image.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import type { TechnologyLogosProps } from './technology-logos.schema.ts';
import { type Listing, requestListing } from './request-listing.ts';

/** Messages (docs/specification.md, section 8). */
const MESSAGES = {
  loading: 'Loading logos...',
  'timed-out': 'Request timed out',
  failed: 'Failed to load technology logos.',
};

/** The technologies we work with (docs/specification.md, section 4). `data` is undefined when the server could not list them. */
export function TechnologyLogos({
  label,
  title,
  lead,
  id,
  data,
}: TechnologyLogosProps & { id: string; data: readonly LogoView[] | undefined }) {
  const { listing, tryAgain } = useListing(data);
  const panel = useRef<HTMLDivElement>(null);
  const logos = typeof listing === 'string' ? [] : listing;
  const hasEnded = listing === 'timed-out' || listing === 'failed';

  function onTryAgain() {
    // The pressed button is about to be removed, and with it the focus.
    panel.current?.focus();
    tryAgain();
  }

  return (
    <Section id={id}>
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <div ref={panel} tabIndex={-1} className="technology-logos">
        <div role="status">
          {typeof listing === 'string' ? <p>{MESSAGES[listing]}</p> : null}
          {typeof listing !== 'string' && logos.length === 0 ? (
            <p>No technologies have been added yet.</p>
          ) : null}
        </div>
        {listing === 'loading' ? (
          <noscript>
            <p>{MESSAGES.failed}</p>
          </noscript>
        ) : null}
        {hasEnded ? (
          <button type="button" className="btn btn-quiet" onClick={onTryAgain}>
            Try again
          </button>
        ) : null}
        {/* rendered even without a list, because a document's styles are chosen by its class names */}
        <div className="logos">
          {logos.length > 0 ? (
            <ul>
              {logos.map((logo) => (
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

/** The logos listed by the server, or else requested after hydration and on each retry. */
function useListing(listed: readonly LogoView[] | undefined) {
  const [listing, setListing] = useState<Listing>(listed ?? 'loading');
  const isLoading = listing === 'loading';
  useEffect(() => (isLoading ? requestListing(setListing) : undefined), [isLoading]);
  return { listing, tryAgain: () => setListing('loading') };
}
