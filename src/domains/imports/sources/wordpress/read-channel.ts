import { createReadStream } from 'node:fs';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SourceError } from '../../source.ts';
import { openTag } from '../rewrite-html.ts';

/** An element of an export. Its name has the usual prefix of its namespace, whatever the file calls it: `wp:post_id`. */
export interface WxrElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: WxrElement[];
}

/** An element of the channel: an item, an author, a term. */
export interface WxrPart {
  element: WxrElement;
  /** of the file, where it begins */
  line: number;
  /** what is wrong with its XML */
  damage?: string | undefined;
  /** the file ends within it */
  isCutOff?: boolean;
}

/** A text that is longer is cut. */
export const MAX_TEXT = 5_000_000;
const MAX_DEPTH = 100;
/** Visitors wait while one is parsed. */
const PART_BYTES = 32 * 1024;
const MAX_HEAD = 64_000;
/** Parts of addresses of namespaces, and their prefixes. */
const NAMESPACES = [
  ['/excerpt/', 'excerpt:'],
  ['wordpress.org/export/', 'wp:'],
  ['/modules/content/', 'content:'],
  ['purl.org/dc/elements/', 'dc:'],
] as const;
/** Where markup stands in the file as it is, a plugin forgot to mark it as text. */
const WITH_MARKUP = new Set(['title', 'content:encoded', 'excerpt:encoded']);
/** Elements of a part that have fields of their own. */
const WITH_FIELDS = new Set(['wp:postmeta', 'wp:comment', 'wp:commentmeta', 'wp:termmeta']);
/** XML cannot hold them, and exports have them. */
const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/**
 * Reads the parts of an export one by one, in the memory of one of them.
 * @throws SourceError for what is no export, has a DOCTYPE, or is nested too deep
 */
export async function* readChannel(path: string): AsyncIterable<WxrPart> {
  const reader = createReader();
  let head: string | undefined = '';
  for await (let text of textsOf(path)) {
    if (head !== undefined) {
      // Plugins print warnings and empty lines before the XML.
      head += text;
      const start = head.search(/<\?xml|<rss\b|<!DOCTYPE/i);
      if (start === -1 && head.length < MAX_HEAD) continue;
      if (start === -1) throw new SourceError(NO_EXPORT);
      text = head.slice(start);
      head = undefined;
    }
    yield* reader.read(text);
  }
  yield* reader.end();
}

const NO_EXPORT =
  'This is no export of WordPress. In WordPress, choose Tools, then Export, and “All content.”';
const DOCTYPE = 'The file has a DOCTYPE, which exports of WordPress never have. It was not read.';

async function* textsOf(path: string): AsyncIterable<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: PART_BYTES })) {
    const bytes = chunk as Buffer;
    decoder ??= decoderOf(bytes.toString('latin1', 0, 1_000));
    yield decoder.decode(bytes, { stream: true }).replaceAll(NOT_XML, '');
  }
}

function decoderOf(head: string): TextDecoder {
  try {
    return new TextDecoder(/encoding=["']([\w-]+)/.exec(head)?.[1]);
  } catch {
    return new TextDecoder();
  }
}

/** An element that is open, and its name in the file. */
type OpenElement = WxrElement & { tag: string };

function createReader() {
  const parser = new SaxesParser({
    xmlns: true,
    resolvePrefix: (prefix: string) => `urn:${prefix}`,
  });
  const open: OpenElement[] = [];
  const parts: WxrPart[] = [];
  let damage: string | undefined;
  let [line, hasChannel] = [0, false];
  /** The parser closes every element for an end without a beginning, and only then says so. */
  let closings = 0;
  const markup = () => open.find(({ name }) => WITH_MARKUP.has(name));
  const close = () => {
    const element = open.pop();
    if (!element) return;
    if (markup()) addText(`</${element.tag}>`);
    else if (open.length > 2)
      // An element that was not closed does not take the fields after it.
      open.findLast(({ name }, at) => at === 2 || WITH_FIELDS.has(name))!.children.push(element);
    else if (open.length === 2) parts.push({ element, line, damage });
  };
  const settle = () => {
    while (closings > 0) {
      // First: closing an element may add its text to another one.
      closings -= 1;
      close();
    }
  };
  function addText(text: string): void {
    settle();
    const element = markup() ?? open.at(-1);
    if (!element) return;
    if (element.text.length + text.length <= MAX_TEXT) element.text += text;
    else
      damage ??= `A text of it is longer than ${MAX_TEXT.toLocaleString('en-US')} characters and is cut`;
  }
  parser.on('doctype', () => {
    throw new SourceError(DOCTYPE);
  });
  parser.on('error', ({ message }) => {
    const [, tag] = /unmatched closing tag: (.+)\.$/.exec(message) ?? [];
    if (tag !== undefined) {
      // An end without a beginning closes nothing.
      const at = open.findLastIndex((each) => each.tag === tag);
      closings = at === -1 ? 0 : open.length - at;
    }
    // Once it has closed every element, the parser takes each one after it for another root.
    const isHarmless = tag === undefined ? /undefined entity| root/.test(message) : closings > 0;
    if (!isHarmless) damage ??= `Its XML is damaged in line ${parser.line}`;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    settle();
    if (open.length >= MAX_DEPTH) throw new SourceError('The XML of the file is nested too deep.');
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ local, value }) => [local, value]),
    );
    if (markup()) addText(openTag(tag.name, attributes));
    if (open.length === 2) [line, damage] = [parser.line, undefined];
    open.push({ name: nameOf(tag), tag: tag.name, attributes, text: '', children: [] });
    hasChannel ||= open.length === 2 && open[1]!.name === 'channel';
  });
  parser.on('closetag', () => {
    closings += 1;
  });
  return {
    read(text: string): WxrPart[] {
      parser.write(text);
      settle();
      return parts.splice(0);
    },
    end(): WxrPart[] {
      const [, , cut] = open;
      while (open.length > 3) open.at(-2)!.children.push(open.pop()!);
      if (!hasChannel) throw new SourceError(NO_EXPORT);
      return cut ? [{ element: cut, line, isCutOff: true }] : [];
    },
  };
}

function nameOf({ uri, local, prefix }: SaxesTagNS): string {
  const known = NAMESPACES.find(([part]) => uri.includes(part))?.[1];
  return `${known ?? (prefix && `${prefix}:`)}${local}`;
}

/** The text of the first child of a name. */
export const fieldOf = ({ children }: WxrElement, name: string): string =>
  children.find((child) => child.name === name)?.text.trim() ?? '';

/** Values of custom fields by their names. */
export function metaOf({ children }: WxrElement): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const child of children) {
    if (child.name !== 'wp:postmeta') continue;
    const key = fieldOf(child, 'wp:meta_key');
    meta.set(key, [...(meta.get(key) ?? []), fieldOf(child, 'wp:meta_value')]);
  }
  return meta;
}
