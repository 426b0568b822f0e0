import { toLocalTime } from '#src/platform/clock/site-day.ts';
import { siteFormat } from '#src/platform/clock/site-time-zone.ts';

const withZone = siteFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
});
const zoneName = siteFormat({
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
