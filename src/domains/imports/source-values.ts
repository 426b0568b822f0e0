import type { SourceName, SourceState, SourceTime, SourceWarning } from './source.ts';

/** Words of other systems. */
const STATES: Readonly<Record<Exclude<SourceState, 'unknown'>, string>> = {
  published: 'published publish public live true t yes 1',
  draft: 'draft pending unpublished false f no 0',
  scheduled: 'scheduled future',
  private: 'private hidden',
  protected: 'protected',
  members: 'members paid',
  archived: 'archived',
  trash: 'trash deleted',
};

/** The state of a word of another system. What is not known is not public. */
export function parseState(word: string): SourceState {
  const key = word.trim().toLowerCase();
  const known = Object.keys(STATES) as (keyof typeof STATES)[];
  return known.find((state) => STATES[state].split(' ').includes(key)) ?? 'unknown';
}

export const isTrue = (word = ''): boolean => /^(?:true|t|yes|y|on|1)$/i.test(word);
export const isFalse = (word = ''): boolean => /^(?:false|f|no|n|off|0)$/i.test(word);

const ZONED = /:\d\d.*(?:Z|UTC|GMT|[ECMP][SD]T|[+-]\d\d(?::?\d\d)?)(?: *\(.*\))?$/i;

/**
 * Reads a date as systems and people write it, in English or in numbers. A date whose day and month could be exchanged, such as 1/5/2024,
 * is not guessed.
 * @returns undefined for what is no date, and for days that no calendar has
 */
export function parseTime(text: string): SourceTime | undefined {
  if (text.length > 80) return undefined;
  const written = text
    .trim()
    .replaceAll(/^@|(?<=\d)(?:st|nd|rd|th)\b| at\b/gi, '')
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})/, '$3-$2-$1')
    .replace(/(?<=\d)T(?=\d)/, ' ');
  if (/^(?:\d{10}|\d{13})$/.test(written))
    return { instant: new Date(Number(written.padEnd(13, '0'))).toISOString() };
  if (!/\b\d{4}\b/.test(written) || /^\d\d?\/(?:0?[1-9]|1[0-2])\//.test(written)) return undefined;
  const isZoned = ZONED.test(written);
  const moment = new Date(isZoned ? written : `${written} UTC`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const iso = moment.toISOString();
  if (isZoned) return { instant: iso };
  // Of 30 February, the engine makes 1 March.
  if (!new RegExp(String.raw`\b0?${moment.getUTCDate()}\b`).test(written)) return undefined;
  return written.includes(':') ? { local: iso.slice(0, 19) } : { day: iso.slice(0, 10) };
}

/** A time of a field, with a warning if it has one that cannot be read. */
export function readTime(
  text: string | undefined,
  warnings: SourceWarning[],
): SourceTime | undefined {
  if (!text) return undefined;
  const time = parseTime(text);
  if (!time)
    warnings.push({ kind: 'date', text: `The date “${text.slice(0, 60)}” cannot be read` });
  return time;
}

/** Names as they stand, each once. */
export const namesOf = (names: readonly (string | undefined)[]): SourceName[] =>
  [...new Set(names.map((name) => name?.trim()))].flatMap((name) =>
    name ? [{ key: name, name }] : [],
  );

/** The last part of an address. */
export const lastOf = (address: string | undefined): string | undefined =>
  address
    ?.replace(/[?#].*/, '')
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.html?$/, '');

/** Adds the origins of addresses to those of the old site. */
export function addSites(addresses: readonly string[], sites: string[]): void {
  for (const address of addresses) {
    const origin = /^https?:/i.test(address) ? URL.parse(address)?.origin : undefined;
    if (origin !== undefined && !sites.includes(origin)) sites.push(origin);
  }
}

/** The name of a file without what differs between two exports: the number of a copy or of the export, a date. */
export const originOf = (fileName: string): string =>
  fileName
    .replace(/( ?\(\d+\))?\.\w+$/, '')
    .replace(/[-_ ](?:[\da-f]{8}-[\da-f]{4}-|\d{4}-?\d\d-?\d\d).*/i, '');
