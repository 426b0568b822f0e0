import type { SourceTime } from '../source.ts';

/** Hours from UTC of the names of zones that exports write, where a name means one zone. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  CET: 1,
  CEST: 2,
  AEST: 10,
  AEDT: 11,
};
const DAYS = [
  /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)/,
  /^(?<day>\d\d?)\.(?<month>\d\d?)\.(?<year>\d{4})/,
  /^(?<first>\d\d?)[/-](?<second>\d\d?)[/-](?<year>\d{4})/,
];
const TIME =
  /^[\sT,]+(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*([AP]M)?\s*(?:([A-Z]{1,5})|(?:GMT|UTC)?([+-]\d\d?):?(\d\d)?)?$/i;
const FIRST_YEAR = 1970;
const LAST_YEAR = 2_199;

export interface TimeOptions {
  /** the day comes first in dates with slashes */
  isDayFirst?: boolean;
  /** of times without one, if the source says so: `UTC` */
  zone?: string | undefined;
}

/**
 * Reads a time as exports write it: ISO 8601, RFC 822, days of Europe and America, names of months, and milliseconds.
 * @returns undefined for what is no time; a time in a zone of unknown name has none
 */
export function timeOf(written: unknown, options: TimeOptions = {}): SourceTime | undefined {
  if (typeof written !== 'string' && typeof written !== 'number') return undefined;
  const text = String(written).trim();
  if (/^\d{9,14}$/.test(text)) return instantOf(Number(text) * (text.length > 10 ? 1 : 1_000));
  for (const pattern of DAYS) {
    const match = pattern.exec(text);
    if (match) return readTime(text.slice(match[0].length), dayOf(match.groups!, options), options);
  }
  if (!/^[a-z\d]/i.test(text) || !/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text))
    return undefined;
  // RFC 822 names its zone; other dates in words are read as if they were UTC, and stay local.
  if (/(?:[+-]\d{4}|GMT|UTC)$/.test(text)) return instantOf(Date.parse(text));
  const at = instantOf(Date.parse(`${text} UTC`))?.instant;
  if (at === undefined) return undefined;
  return text.includes(':') ? { local: at.slice(0, 19) } : { day: at.slice(0, 10) };
}

function dayOf(groups: Record<string, string>, { isDayFirst }: TimeOptions): string {
  const { year = '', first = '', second = '' } = groups;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  const parts = [year, groups['month'] ?? month, groups['day'] ?? day];
  return parts.map((part) => part.padStart(2, '0')).join('-');
}

function readTime(rest: string, day: string, options: TimeOptions): SourceTime | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The parser takes February 30.
  if (instantOf(midnight)?.instant.slice(0, 10) !== day) return undefined;
  if (rest.trim() === '') return { day };
  const [, hours, minutes, seconds = '00', half, name, sign, more = '0'] = TIME.exec(rest) ?? [];
  if (hours === undefined) return undefined;
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  const local = `${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
  const zone = (name ?? options.zone ?? '').toUpperCase();
  const offset = sign
    ? Number(sign) * 60 + Number(more) * (sign.startsWith('-') ? -1 : 1)
    : (ZONES[zone] ?? Number.NaN) * 60;
  if (Number.isNaN(offset)) return Number.isNaN(Date.parse(local)) ? undefined : { local };
  return instantOf(Date.parse(`${local}Z`) - offset * 60_000);
}

function instantOf(milliseconds: number): { instant: string } | undefined {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { instant: date.toISOString() } : undefined;
}

/** Whether a time names a zone that nobody can read. */
export function unknownZoneOf(written: string): string | undefined {
  const name = /\d\s*([A-Z]{2,5})$/.exec(written.trim())?.[1];
  return name === undefined || name in ZONES || /^[AP]M$/.test(name) ? undefined : name;
}
