import type { LogoView } from '#src/blocks/block.ts';

/** Answers `{logos}`, or 503 when the folder cannot be listed. */
export const LISTING_PATH = '/api/technology-logos';

/** The listing is raced against this time (spec sections 7 and 9). */
export const LISTING_TIMEOUT_MS = 5000;

/** The logos, or why there are none to show. */
export type Listing = readonly LogoView[] | 'loading' | 'timed-out' | 'failed';

/**
 * Asks for the logos and tells once how that ended; an answer after the time is up is ignored.
 * @returns ends the request, after which nothing is told
 */
export function requestListing(
  tell: (listing: Listing) => void,
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
    tell(listing);
  };
  const timer = setTimeout(() => settle('timed-out'), LISTING_TIMEOUT_MS);
  void readListing(send, request.signal).then(settle, () => settle('failed'));
  return end;
}

async function readListing(send: typeof fetch, signal: AbortSignal): Promise<Listing> {
  const response = await send(LISTING_PATH, { signal });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return logosOf(answer) ?? 'failed';
}

/** The logos of an answer of ours; undefined for anything else, such as a proxy's page. */
function logosOf(answer: unknown): LogoView[] | undefined {
  const logos = (answer as { logos?: unknown } | null | undefined)?.logos;
  return Array.isArray(logos) && logos.every(isLogo) ? logos : undefined;
}

function isLogo(logo: unknown): logo is LogoView {
  const { name, url } = (logo ?? {}) as Partial<LogoView>;
  return typeof name === 'string' && typeof url === 'string';
}
