import type { SourceName, SourceState, SourceTime, SourceWarning } from './source.ts';

const STATES: Readonly<Record<string, SourceState>> = {
  published: 'published',
  publish: 'published',
  public: 'published',
  live: 'published',
  true: 'published',
  t: 'published',
  yes: 'published',
  '1': 'published',
  draft: 'draft',
  pending: 'draft',
  unpublished: 'draft',
  false: 'draft',
  f: 'draft',
  no: 'draft',
  '0': 'draft',
  scheduled: 'scheduled',
  future: 'scheduled',
  private: 'private',
  hidden: 'private',
  protected: 'protected',
  members: 'members',
  paid: 'members',
  archived: 'archived',
  trash: 'trash',
  deleted: 'trash',
};

/** The state of a word of another system. What is not known is not public. */
export function parseState(word: string): SourceState {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(STATES, key) ? STATES[key]! : 'unknown';
}

export const isTrue = (word: string | undefined): boolean =>
  /^(?:true|t|yes|on|1)$/i.test(word?.trim() ?? '');
export const isFalse = (word: string | undefined): boolean =>
  /^(?:false|f|no|off|0)$/i.test(word?.trim() ?? '');

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = [
  // 2024-01-05, 2024/1/5
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?=$|[T\s])/,
  // January 5, 2024
  /^(?:[a-z]{3,9},?\s+)?(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?=$|[,\s])/i,
  // Fri, 5 Jan 2024
  /^(?:[a-z]{3,9},?\s+)?(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[\s-]+(?<month>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})(?=$|[,\s])/i,
  // 05.01.2024, and 1/25/2024: the order is clear
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?=$|[,\s])/,
  /^(?<month>\d{1,2})\/(?<day>1[3-9]|2\d|3[01])\/(?<year>\d{4})(?=$|[,\s])/,
  /^(?<day>1[3-9]|2\d|3[01])\/(?<month>\d{1,2})\/(?<year>\d{4})(?=$|[,\s])/,
];
const TIME =
  /^(?:T|,?\s+(?:at\s+)?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*((?:Z|UTC|GMT)?)\s*([+-]\d{2}(?::?\d{2})?)?(?:\s*\([^)]*\))?$/i;

/**
 * Reads a date as systems and people write it, in English or in numbers. A date whose day and month could be exchanged, such as 1/5/2024,
 * is not guessed.
 * @returns undefined for what is no date, and for days that no calendar has
 */
export function parseTime(text: string): SourceTime | undefined {
  if (text.length > 80) return undefined;
  const written = text.trim().replace(/^@/, '');
  if (/^\d{10}$|^\d{13}$/.test(written))
    return { instant: new Date(Number(written.padEnd(13, '0'))).toISOString() };
  const match = DATE.map((pattern) => pattern.exec(written)).find((found) => found !== null);
  const day = match && dayOf(match.groups!);
  if (!day) return undefined;
  const rest = written.slice(match[0].length);
  if (rest === '') return { day };
  const [whole, hour = '', minute = '', second = '00', half, zone, offset] = TIME.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const local = `${day}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined;
  if (!zone && !offset) return { local };
  const ahead = offset
    ? offset.replace(/^(.\d{2}):?(\d{2})?$/, (_, h, m = '00') => `${h}:${m}`)
    : 'Z';
  const instant = new Date(`${local}${ahead}`);
  return Number.isNaN(instant.getTime()) ? undefined : { instant: instant.toISOString() };
}

function dayOf({ year, month = '', day = '' }: Record<string, string | undefined>) {
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month);
  const written = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  // Some engines make 2 March of 30 February.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : undefined;
}

/** A time of a field, with a warning if it has one that cannot be read. */
export function readTime(
  text: string | undefined,
  warnings: SourceWarning[],
): SourceTime | undefined {
  if (!text?.trim()) return undefined;
  const time = parseTime(text);
  if (!time)
    warnings.push({ kind: 'date', text: `The date “${text.slice(0, 60)}” cannot be read` });
  return time;
}

/** Names as they stand, each once. */
export const namesOf = (names: readonly string[]): SourceName[] =>
  [...new Set(names.map((name) => name.trim()).filter(Boolean))].map((name) => ({
    key: name,
    name,
  }));

/** Adds the origins of addresses to those of the old site. */
export function addSites(addresses: readonly string[], sites: string[]): void {
  for (const address of addresses) {
    const origin = /^https?:/i.test(address) ? URL.parse(address)?.origin : undefined;
    if (origin !== undefined && !sites.includes(origin)) sites.push(origin);
  }
}

/** The name of a file without what differs between two exports of the same: a copy's number, a date, a number of the export. */
export const originOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/ ?\(\d+\)$/, '')
    .replace(/[-_ ](?:[\da-f]{8}-[\da-f]{4}-|\d{4}-?\d{2}-?\d{2}).*$/i, '');
