import { lazyFormat } from '#src/platform/clock/lazy-format.ts';
import { SITE_TIME_ZONE, toLocalTime } from '#src/platform/clock/site-day.ts';

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

/** A moment where someone looks at it, such as `Nov 23, 5:05 AM`; undefined if their clock shows the site's time. */
export function viewerTime(at: Date): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (toLocalTime(at, timeZone) === toLocalTime(at)) return undefined;
  return at.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}
