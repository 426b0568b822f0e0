import type { LogoView } from '#src/blocks/block.ts';

/** Returns `{logos}`, or 503 if the folder cannot be listed. */
export const LISTING_PATH = '/api/technology-logos';

/** Timeout of the listing (docs/specification.md, sections 7 and 9). */
export const LISTING_TIMEOUT_MS = 5000;

/** The logos, or why there are none to show. */
export type Listing = readonly LogoView[] | 'loading' | 'timed-out' | 'failed';

const MESSAGES = {
  loading: 'Loading logos...',
  'timed-out': 'Request timed out',
  failed: 'Failed to load technology logos.',
};

/** The text in place of the logos (docs/specification.md, section 8); undefined if there are some. */
export function messageOf(listing: Listing): string | undefined {
  if (typeof listing === 'string') return MESSAGES[listing];
  return listing.length > 0 ? undefined : 'No technologies have been added yet.';
}

/**
 * Requests the logos and reports the outcome once. Responses after the timeout are ignored.
 * @returns a function that aborts the request; nothing is reported after it
 */
export function requestListing(
  report: (listing: Listing) => void,
  send: typeof fetch = fetch,
): () => void {
  const request = new AbortController();
  const end = () => {
    clearTimeout(timer);
    request.abort();
  };
  const settle = (listing: Listing) => {
    if (request.signal.aborted) return;
    end();
    report(listing);
  };
  const timer = setTimeout(() => settle('timed-out'), LISTING_TIMEOUT_MS);
  void fetchListing(send, request.signal).then(settle, () => settle('failed'));
  return end;
}

async function fetchListing(send: typeof fetch, signal: AbortSignal): Promise<Listing> {
  const response = await send(LISTING_PATH, { signal });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return parseLogos(answer) ?? 'failed';
}

/** Returns the logos of a valid response; undefined for anything else, such as a proxy's page. */
function parseLogos(answer: unknown): LogoView[] | undefined {
  const logos = (answer as { logos?: unknown } | null | undefined)?.logos;
  return Array.isArray(logos) && logos.every(isLogo) ? logos : undefined;
}

function isLogo(logo: unknown): logo is LogoView {
  const { name, url } = (logo ?? {}) as Partial<LogoView>;
  return typeof name === 'string' && typeof url === 'string';
}
