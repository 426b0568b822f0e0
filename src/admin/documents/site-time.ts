import { lazyFormat } from '#src/platform/clock/lazy-format.ts';
import { SITE_TIME_ZONE } from '#src/platform/clock/site-day.ts';

const localParts = lazyFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
});
const withZone = lazyFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
});
const zoneName = lazyFormat('en-US', {
  timeZone: SITE_TIME_ZONE,
  timeZoneName: 'short',
});

/** The time zone in which editors schedule, such as `CST`. */
export const siteZoneName = (at: Date): string =>
  zoneName()
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value;

/** `Nov 22, 2026, 3:05 PM CST` */
export const formatSiteTime = (at: Date): string => `${withZone().format(at)} ${siteZoneName(at)}`;

/** A moment as the value of a `datetime-local` input, in the site's time zone. */
export const toSiteInput = (at: Date): string => localParts().format(at).replace(' ', 'T');

/** The moment of a `datetime-local` input in the site's time zone; undefined for an empty or partial one. */
export function fromSiteInput(value: string): Date | undefined {
  const asUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset at the guess may differ from that at the moment, around a change of clocks.
  const guess = asUtc + offsetAt(asUtc);
  return new Date(asUtc + offsetAt(guess));
}

const offsetAt = (moment: number) =>
  moment - Date.parse(`${toSiteInput(new Date(moment))}Z`) - (moment % 60_000);
