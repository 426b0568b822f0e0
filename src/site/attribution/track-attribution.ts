import type { Attribution } from '#src/domains/leads/lead.ts';
import { parseAttribution, recordLanding, recordTouch, readAttribution } from './attribution.ts';
import { shareTouches } from './share-touches.ts';

/**
 * Adds the campaign parameters of the visitor's touches to a scheduler's address: those of the last touch under their own
 * names, those of the first with the prefix `first_`. Parameters that the address already has are unchanged.
 */
export function addTouchParameters(href: string, { first, last }: Attribution): string {
  const url = new URL(href);
  const named = [
    ...Object.entries(last?.parameters ?? {}),
    ...Object.entries(first?.parameters ?? {}).map(([name, value]) => [`first_${name}`, value]),
  ] as [string, string][];
  for (const [name, value] of named)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Adds touch parameters to links to a scheduler when they are clicked or opened in a context menu.
 * @param schedulers prefixes of the addresses of such links
 */
function decorateSchedulerLinks(schedulers: readonly string[], storage: () => Storage): void {
  const addParameters = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.('a');
    if (!link || !schedulers.some((address) => link.href.startsWith(address))) return;
    const attribution = parseAttribution(readAttribution(storage));
    if (attribution) link.href = addTouchParameters(link.href, attribution);
  };
  for (const event of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(event, addParameters, true);
}

/** Records where the visitor came from, and passes it on to schedulers. Call once per document. */
export function trackAttribution(
  opened: Pick<Location, 'origin' | 'pathname' | 'search'>,
  referrer: string,
  schedulers: readonly string[],
): void {
  const storage = () => sessionStorage;
  const now = new Date();
  recordLanding(storage, now);
  recordTouch(opened, referrer, storage, now);
  const isOpenedFromUs = referrer.startsWith(`${opened.origin}/`);
  shareTouches({ own: storage, shared: () => localStorage, target: window }, isOpenedFromUs);
  decorateSchedulerLinks(schedulers, storage);
}
