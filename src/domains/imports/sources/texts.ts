import { parseForeignHtml, textOfNode } from '#src/domains/content/foreign/html-tree.ts';
import { storableText } from '#src/platform/forms/storable-text.ts';
import type { OpenSource, SourceName } from '../source.ts';

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
export function lastPartOf(address: string): string {
  const [part = ''] = (URL.parse(address)?.pathname ?? '').split('/').filter(Boolean).slice(-1);
  return decoded(part);
}

/** Text without percent signs of an address, or as it is where they are none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Several authors as one, who is shown as `Jo Smith and Kim Lee`. */
export function joinAuthors(authors: readonly SourceName[]): SourceName | undefined {
  if (authors.length === 0) return undefined;
  const names = authors.map(({ name }) => name).filter(Boolean);
  const joined = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return { key: authors.map(({ key }) => key).join('+'), name: joined };
}

/** A source that has no files, only their addresses, and holds nothing open. */
export const onTheWeb: Pick<OpenSource, 'find' | 'close'> = {
  find: (address) => Promise.resolve(addressOf(address) ? { address } : undefined),
  close: () => Promise.resolve(),
};
