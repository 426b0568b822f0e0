import {
  CAMPAIGN_PARAMETERS,
  MAX_TOUCH_VALUE_LENGTH,
} from '#src/domains/leads/attribution/campaign-parameters.ts';
import type { Attribution, Touch } from '#src/domains/leads/lead.ts';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { ATTRIBUTION_KEY, LANDING_KEY } from './kept-touch.ts';

/**
 * Remembers, for this visit, from where a page was opened: with parameters of a campaign, or from another site. The first
 * such touch stays, the last one is replaced. Call it once per document.
 * @param storage is asked for, since a browser that blocks storage throws at the mention of it
 */
export function noteTouch(
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
  const isFromElsewhere = referrer !== '' && !referrer.startsWith(`${origin}/`);
  if (!isFromElsewhere && Object.keys(parameters).length === 0) return;
  const last: Touch = {
    at: now.toISOString(),
    landingPage: withoutSecrets(pathname),
    ...(isFromElsewhere && { referrer: referrer.slice(0, MAX_TOUCH_VALUE_LENGTH) }),
    parameters,
  };
  const first = attributionOf(readAttribution(storage))?.first ?? last;
  // Where storage is blocked or full: a lead without its origin is still a lead.
  tryStorage(() =>
    storage().setItem(ATTRIBUTION_KEY, JSON.stringify({ first, last } satisfies Attribution)),
  );
}

/**
 * The same for the first page of this visit, which the wake-up script remembers: it may have been left before anything else
 * ran. Call it before `noteTouch`; where a touch is known, it does nothing.
 */
export function noteLanding(storage: () => Storage, now: Date): void {
  if (attributionOf(readAttribution(storage))) return;
  tryStorage(() => {
    const [address = '', referrer = ''] = storage().getItem(LANDING_KEY)?.split(' ') ?? [];
    noteTouch(new URL(address), referrer, storage, now); // throws where nothing of ours is stored
  });
}

/** What was remembered, as the JSON that goes into the field `attribution`; empty when there is nothing. */
export const readAttribution = (storage: () => Storage): string =>
  tryStorage(() => storage().getItem(ATTRIBUTION_KEY)) ?? '';

/** What was remembered, parsed; undefined when there is nothing, or nothing of ours. */
export function attributionOf(json: string): Attribution | undefined {
  try {
    return (JSON.parse(json) as Attribution | null) ?? undefined;
  } catch {
    return undefined;
  }
}
