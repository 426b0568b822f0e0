import type { Attribution } from '#src/domains/leads/lead.ts';
import { attributionOf, noteLanding, noteTouch, readAttribution } from './attribution.ts';
import { shareTouches } from './share-touches.ts';

/**
 * A scheduler's address with where the visitor came from: the last touch under the parameters' own names, the first
 * one's with `first_` before them. What the address says already stays.
 */
export function withTouches(href: string, { first, last }: Attribution): string {
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
 * From now on links to a scheduler tell it where the visitor came from, however they are followed or copied.
 * @param schedulers the addresses such links begin with
 */
function forwardTouches(schedulers: readonly string[], storage: () => Storage): void {
  const complete = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.('a');
    if (!link || !schedulers.some((address) => link.href.startsWith(address))) return;
    const attribution = attributionOf(readAttribution(storage));
    if (attribution) link.href = withTouches(link.href, attribution);
  };
  for (const event of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(event, complete, true);
}

/** Notes from where this document was opened, and lets schedulers know. To be called once per document. */
export function followTouches(
  opened: Pick<Location, 'origin' | 'pathname' | 'search'>,
  referrer: string,
  schedulers: readonly string[],
): void {
  const storage = () => sessionStorage;
  const now = new Date();
  noteLanding(storage, now);
  noteTouch(opened, referrer, storage, now);
  const isOpenedFromUs = referrer.startsWith(`${opened.origin}/`);
  shareTouches({ own: storage, shared: () => localStorage, target: window }, isOpenedFromUs);
  forwardTouches(schedulers, storage);
}
