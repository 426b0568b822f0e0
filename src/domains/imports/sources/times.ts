import type { SourceTime } from '../source.ts';

/** Zones that the engine does not know by their names. */
const ZONES: Readonly<Record<string, string>> = {
  CET: '+0100',
  CEST: '+0200',
  AEST: '+1000',
  AEDT: '+1100',
};
const NAME = /(?<=\d\s*)(?!AM$|PM$)[A-Z]{2,5}$/;
const ZONED = /:\d\d.*(?:Z|UTC|GMT|[ECMP][SD]T|[+-]\d\d?(?::?\d\d)?)$/i;
const KNOWN = /^(?:UTC|GMT|[ECMP][SD]T)$/;

export interface TimeOptions {
  /** the day comes first in dates with slashes */
  isDayFirst?: boolean;
  /** of times without one, if the source says so */
  zone?: 'UTC' | undefined;
}

/**
 * Reads a time as exports write it: ISO 8601, RFC 822, days of Europe and America, names of months, and milliseconds.
 * @returns undefined for what is no time; a time in a zone of unknown name has none
 */
export function timeOf(
  given: unknown,
  { isDayFirst = false, zone }: TimeOptions = {},
): SourceTime | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const text = String(given)
    .trim()
    .replace(/(?<=\d)T(?=\d)/, ' ')
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})/, '$3-$2-$1')
    .replace(/^(\d\d?)[/-](\d\d?)[/-](\d{4})/, isDayFirst ? '$3-$2-$1' : '$3-$1-$2')
    .replace(NAME, (name) => (KNOWN.test(name) ? name : (ZONES[name] ?? '')));
  if (/^\d{9,14}$/.test(text)) return instantOf(Number(text.padEnd(13, '0')));
  if (!/\b\d{4}\b/.test(text)) return undefined;
  if (ZONED.test(text)) return instantOf(Date.parse(text));
  const found = instantOf(Date.parse(`${text} UTC`));
  if (!found) return undefined;
  const [day = '', time = ''] = found.instant.split('T');
  // Of February 30, the engine makes March 1.
  const [, written = ''] =
    /^\d{4}[-/.]\d\d?[-/.](\d\d?)/.exec(text) ?? /\b(\d\d?)\b/.exec(text) ?? [];
  if (Number(written) !== Number(day.slice(8))) return undefined;
  if (!text.includes(':')) return { day };
  return zone === undefined ? { local: `${day}T${time.slice(0, 8)}` } : found;
}

function instantOf(milliseconds: number): { instant: string } | undefined {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? { instant: date.toISOString() } : undefined;
}

/** The name of the zone of a time, if nobody can know it. */
export function unknownZoneOf(written: string): string | undefined {
  const [name = ''] = NAME.exec(written.trim()) ?? [];
  return name === '' || name in ZONES || KNOWN.test(name) ? undefined : name;
}
