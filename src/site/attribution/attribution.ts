import {
  CAMPAIGN_PARAMETERS,
  MAX_TOUCH_VALUE_LENGTH,
} from '#src/domains/leads/attribution/campaign-parameters.ts';
import type { Attribution, Touch } from '#src/domains/leads/lead.ts';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { ATTRIBUTION_KEY, LANDING_KEY } from './stored-touch.ts';

/**
 * Stores a touch: a page opened with campaign parameters or from another site. The first touch of a visit is kept, the last
 * one replaced. Call once per document.
 * @param storage a function, since reading `sessionStorage` throws in a browser that blocks storage
 */
export function recordTouch(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  referrer: string,
  storage: () => Storage,
  now: Date,
): void {
  const query = new URLSearchParams(search);
  const parameters: Record<string, string> = {};
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = query.get(name);
    if (value) parameters[name] = value.slice(0, MAX_TOUCH_VALUE_LENGTH);
  }
  const isExternal = referrer !== '' && !referrer.startsWith(`${origin}/`);
  if (!isExternal && Object.keys(parameters).length === 0) return;
  const last: Touch = {
    at: now.toISOString(),
    landingPage: withoutSecrets(pathname),
    ...(isExternal && { referrer: referrer.slice(0, MAX_TOUCH_VALUE_LENGTH) }),
    parameters,
  };
  const first = parseAttribution(readAttribution(storage))?.first ?? last;
  // Attribution is optional, so blocked or full storage is no error.
  tryStorage(() =>
    storage().setItem(ATTRIBUTION_KEY, JSON.stringify({ first, last } satisfies Attribution)),
  );
}

/**
 * Stores the first page of this visit as a touch, as the first script recorded it: the visitor may have left that page before
 * other scripts ran. Does nothing if there is a touch. Call before `recordTouch`.
 */
export function recordLanding(storage: () => Storage, now: Date): void {
  if (parseAttribution(readAttribution(storage))) return;
  tryStorage(() => {
    const [address = '', referrer = ''] = storage().getItem(LANDING_KEY)?.split(' ') ?? [];
    recordTouch(new URL(address), referrer, storage, now); // throws if nothing valid is stored
  });
}

/** The stored touches as JSON, for the field `attribution`; empty if there are none. */
export const readAttribution = (storage: () => Storage): string =>
  tryStorage(() => storage().getItem(ATTRIBUTION_KEY)) ?? '';

/** Parses stored touches. Returns undefined for invalid JSON. */
function parseAttribution(json: string): Attribution | undefined {
  try {
    return (JSON.parse(json) as Attribution | null) ?? undefined;
  } catch {
    return undefined;
  }
}
