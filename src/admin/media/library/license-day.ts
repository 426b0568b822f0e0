import { LICENSE_WARNING_DAYS } from '#src/domains/media/list/asset-filter.ts';

const DAY = 24 * 3_600_000;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param date `2026-11-30` @returns `November 30, 2026` */
export const formatLicenseDay = (date: string): string => day.format(new Date(`${date}T12:00:00Z`));

/** A license that has ended or ends soon; undefined for another one. */
export function endingLicense(licenseEnds: string | null, now: Date) {
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  if (licenseEnds === null || licenseEnds > dayIn(LICENSE_WARNING_DAYS)) return undefined;
  return { day: licenseEnds, hasEnded: licenseEnds < dayIn(0) };
}

/** Advice on a license that has ended or ends soon, as a list of at most one sentence. */
export function licenseWarning(licenseEnds: string | null, now: Date): string[] {
  const license = endingLicense(licenseEnds, now);
  if (!license) return [];
  const [ends, by] = license.hasEnded ? ['ended', ''] : ['ends', ' by then'];
  return [
    `Its license ${ends} on ${formatLicenseDay(license.day)}. Replace the file${by}, or renew the license.`,
  ];
}
