import { parseForeignHtml, textOfNode } from '#src/domains/content/foreign/html-tree.ts';
import { decoded } from '#src/platform/decoded.ts';
import { storableText } from '#src/platform/forms/storable-text.ts';
import type { OpenSource, SourceName, SourceState, SourceTime, SourceWarning } from './source.ts';

/** A text in one line, without what cannot be stored; empty for what is no text. */
export const lineOf = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number'
    ? storableText(String(text)).replaceAll(/\s+/g, ' ').trim()
    : '';

/** The words of HTML in one line, for titles and excerpts. */
export const wordsOf = (html: string): string => lineOf(textOfNode(parseForeignHtml(html).root));

/** A picture or page by its whole address, however it is written. Undefined for what is no address of the web. */
export function addressOf(written: string | undefined, base?: string): string | undefined {
  const text = lineOf(written);
  const url = text === '' ? null : URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The last part of the path of an address, decoded. */
export function lastOf(address: string | undefined): string | undefined {
  const path = URL.parse(address ?? '', 'https://source.invalid')?.pathname;
  const last = path?.split('/').findLast(Boolean);
  return last && decoded(last.replace(/\.html?$/, ''));
}

export type Warn = ReturnType<typeof warnTo>;

/** Adds warnings to those of an item. */
export const warnTo = (warnings: SourceWarning[]) => (kind: SourceWarning['kind'], text: string) =>
  warnings.push({ kind, text });

/** Words of other systems. */
export const STATES = {
  // HubSpot has one word for two states: the date says which it is.
  published: 'published|publish|published or scheduled|public|live|true|t|yes|1',
  draft: 'draft|pending|unpublished|false|f|no|0',
  scheduled: 'scheduled|future',
  private: 'private|hidden',
  protected: 'protected',
  // Ghost sends some posts to members, by email alone.
  members: 'members|paid|sent',
  archived: 'archived',
  trash: 'trash|deleted',
} as const;

/** The state of a word of another system. What is not known is not public, and a warning names it. */
export function readState(word: string, warn: Warn): SourceState {
  const key = lineOf(word.replaceAll('_', ' ')).toLowerCase();
  const known = Object.keys(STATES) as (keyof typeof STATES)[];
  const state = known.find((each) => STATES[each].split('|').includes(key));
  if (!state && key !== '') warn('state', `Its status “${key.slice(0, 60)}” is unknown`);
  return state ?? 'unknown';
}

const isAmong = (words: string) => (word: unknown) =>
  words.split('|').includes(String(word).toLowerCase());
export const isTrue = isAmong('true|t|yes|y|on|1');
export const isFalse = isAmong('false|f|no|n|off|0');

const ZONED = /:.*(?:Z|[A-Z]{3}|[+-]\d[\d:]*)$/;

/** The name of a time zone that the engine does not know. */
function unknownZoneOf(line: string): string | undefined {
  const name = /\d ([A-Z]{3,5})$/.exec(line.slice(-20))?.[1];
  return name && Number.isNaN(Date.parse(`2024-01-01 0:00 ${name}`)) ? name : undefined;
}

/**
 * Reads a time as systems write it: ISO 8601, RFC 822, days of Europe and America, names of months in English, and milliseconds.
 * A date whose day and month could be exchanged is not guessed.
 * @param zone of times without one
 * @returns undefined for what is no time, and for days that no calendar has; a time in a zone of unknown name has none
 */
export function parseTime(given: unknown, zone?: 'UTC'): SourceTime | undefined {
  const line = lineOf(given);
  if (/^\d{10}(?:\d{3})?$/.test(line)) return instantOf(Number(line.padEnd(13, '0')));
  if (line.length > 80 || !/\b\d{4}\b/.test(line)) return undefined;
  const text = line
    .slice(0, line.length - (unknownZoneOf(line)?.length ?? 0))
    .replace(/ *\([^)]*\)$/, '')
    .replace(/(?<=\d)T(?=\d)/, ' ')
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})/, '$3-$2-$1')
    .replace(/^(\d\d?)[/-](\d\d?)[/-](\d{4})/, (_, one: string, two: string, year: string) => {
      if (Number(two) > 12) return `${year}-${one}-${two}`;
      return one === two || Number(one) > 12 ? `${year}-${two}-${one}` : '';
    });
  if (ZONED.test(text)) return instantOf(Date.parse(text));
  const found = instantOf(Date.parse(`${text} UTC`));
  if (!found) return undefined;
  const [day = '', time = ''] = found.instant.split('T');
  // Of February 30, the engine makes March 1.
  const numbers = text.match(/\d+/g)!.map(Number);
  const written = numbers[0]! > 31 ? numbers[2] : numbers[0];
  if (written !== Number(day.slice(8))) return undefined;
  if (!text.includes(':')) return { day };
  return zone ? found : { local: `${day}T${time.slice(0, 8)}` };
}

function instantOf(milliseconds: number): { instant: string } | undefined {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? { instant: date.toISOString() } : undefined;
}

/** A time of a field, with a warning if it has one that cannot be read, or whose zone nobody can know. */
export function readTime(given: unknown, warn: Warn, inZone?: 'UTC'): SourceTime | undefined {
  const line = lineOf(given);
  const time = parseTime(line, inZone);
  const zone = unknownZoneOf(line);
  const problem = time ? zone && `is in a time zone that is unknown: ${zone}` : 'cannot be read';
  if (line !== '' && problem) warn('date', `The date “${line.slice(0, 60)}” ${problem}`);
  return time;
}

/** Names as they stand, each once. */
export const namesOf = (names: readonly (string | undefined)[]): SourceName[] =>
  [...new Set(names.map(lineOf))].filter(Boolean).map((name) => ({ key: name, name }));

/** Several authors as one, who is shown as `Jo Smith and Kim Lee`: a post has one name, and nobody is dropped. */
export const joinAuthors = (authors: readonly SourceName[]): SourceName | undefined =>
  authors.length === 0
    ? undefined
    : {
        key: authors.map(({ key }) => key).join('+'),
        name: new Intl.ListFormat('en').format(authors.map(({ name }) => name).filter(Boolean)),
      };

/** Adds the origins of addresses to those of the old site. */
export function addSites(addresses: readonly string[], sites: string[]): void {
  for (const address of addresses.map((each) => addressOf(each))) {
    const origin = address && new URL(address).origin;
    if (origin && !sites.includes(origin)) sites.push(origin);
  }
}

/** The name of a file without what differs between two exports: the number of a copy or of the export, a date. */
export const originOf = (fileName: string): string =>
  fileName.replace(/\.\w+$/, '').replace(/[-_ ]*(?:\(\d+\)|[\da-f]{8}-|\d{4}-?\d\d-?\d\d).*/i, '');

/** A source that has no files, only their addresses, and holds nothing open. */
export const onTheWeb: Pick<OpenSource, 'find' | 'close'> = {
  find: async (address) => (addressOf(address) ? { address } : undefined),
  close: async () => undefined,
};
