/** The zone of a site that names none. */
const DEFAULT_ZONE = 'America/Chicago';

let known: string | undefined;
/** the last zone that was not the default, and what stands for it here */
let checked: { zone: string; usable: string } | undefined;

/**
 * The time zone of the team, an IANA name: statistics count days in it, and editors schedule in it. What is scheduled keeps its
 * moment when it changes. A process serves one site, so it is kept here, as the frame of the site was last read. Browsers read it
 * from the document. A zone that the engine does not know is the default.
 */
export function siteTimeZone(): string {
  const zone = typeof document === 'undefined' ? known : document.documentElement.dataset['zone'];
  if (!zone || zone === DEFAULT_ZONE) return DEFAULT_ZONE;
  if (checked?.zone !== zone) checked = { zone, usable: isKnown(zone) ? zone : DEFAULT_ZONE };
  return checked.usable;
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

/** @param zone empty for the default */
export function setSiteTimeZone(zone: string): void {
  known = zone;
}

/** The attribute of a document that {@link siteTimeZone} reads; none for the default. */
export const zoneOfDocument = (): string | undefined =>
  siteTimeZone() === DEFAULT_ZONE ? undefined : siteTimeZone();

/** The name of the zone in words that hold all year, such as `Central Time`. */
export const genericZoneName = (): string =>
  siteFormat({ timeZoneName: 'longGeneric' })()
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')!.value;

/** A format in the time zone of the site, made when it is first used: a first one takes 15 to 30 ms. */
export function siteFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): () => Intl.DateTimeFormat {
  let made: { zone: string; format: Intl.DateTimeFormat } | undefined;
  return () => {
    const zone = siteTimeZone();
    if (made?.zone !== zone)
      made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    return made.format;
  };
}
