import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { SourceError } from '../../source.ts';

/** An element of an export: of the channel, an item, an author or a term. */
export interface WxrElement {
  /** without the prefix of its namespace; `excerpt` for the second one that is called `encoded` */
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: WxrElement[];
  /** the text was longer than `MAX_TEXT`, or the file ends within it */
  isCut?: boolean;
}

export const MAX_TEXT = 5_000_000;
const MAX_DEPTH = 100;
/** Visitors wait while one is parsed. */
const PART_BYTES = 32 * 1024;
const NO_EXPORT =
  'This is no export of WordPress. In WordPress, choose Tools, then Export, and “All content.”';

/**
 * Reads the elements of the channel one by one, in the memory of one of them.
 * @throws SourceError for what is no export, has a DOCTYPE, is nested too deep, or has elements that do not end
 */
export async function* readChannel(path: string): AsyncIterable<WxrElement> {
  const open: WxrElement[] = [];
  const parts: WxrElement[] = [];
  let hasChannel = false;
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => prefix });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.isCut ||= element.text.length + text.length > MAX_TEXT;
    if (!element.isCut) element.text += text;
  };
  parser.on('doctype', () => {
    throw new SourceError(
      'The file has a DOCTYPE, which exports of WordPress never have. It was not read.',
    );
  });
  const damaged = () =>
    new SourceError(
      `The XML of the file is damaged in line ${parser.line}. Export the site again.`,
    );
  parser.on('error', ({ message }) => {
    // Everything else, such as control characters, can be read all the same.
    if (message.includes('clos')) throw damaged();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= MAX_DEPTH) throw new SourceError('The XML of the file is nested too deep.');
    if (open.at(-1)?.name === 'encoded') throw damaged();
    hasChannel ||= open.length === 1 && local === 'channel';
    open.push({
      name: local === 'encoded' && uri.includes('excerpt') ? 'excerpt' : local,
      attributes: Object.fromEntries(
        Object.values(attributes).map((each) => [each.local, each.value]),
      ),
      text: '',
      children: [],
    });
  });
  parser.on('closetag', () => {
    const element = open.pop()!;
    if (open.length > 2) open.at(-1)!.children.push(element);
    else if (open.length === 2) parts.push(element);
  });
  for await (const text of textsOf(path)) {
    parser.write(text);
    yield* parts.splice(0);
  }
  if (!hasChannel) throw new SourceError(NO_EXPORT);
  if (open[2]) yield { ...open[2], isCut: true };
}

async function* textsOf(path: string): AsyncIterable<string> {
  let isFirst = true;
  for await (const chunk of createReadStream(path, {
    encoding: 'utf8',
    highWaterMark: PART_BYTES,
  })) {
    const text = chunk as string;
    if (isFirst && /encoding=.(?!utf-8)/i.test(text.slice(0, 200)))
      throw new SourceError('The file is not in UTF-8. Save it in that encoding.');
    // Plugins print warnings and empty lines before the XML.
    yield isFirst ? text.slice(Math.max(0, text.search(/<\?xml|<rss|<!DOCTYPE/i))) : text;
    isFirst = false;
  }
}

/** The text of the first child of a name. */
export const fieldOf = ({ children }: WxrElement, name: string): string =>
  children.find((child) => child.name === name)?.text.trim() ?? '';

/** Values of custom fields by their names. */
export function metaOf({ children }: WxrElement): Map<string, string[]> {
  const fields = Map.groupBy(
    children.filter(({ name }) => name === 'postmeta'),
    (field) => fieldOf(field, 'meta_key'),
  );
  return new Map(
    Array.from(fields, ([key, all]) => [key, all.map((field) => fieldOf(field, 'meta_value'))]),
  );
}
