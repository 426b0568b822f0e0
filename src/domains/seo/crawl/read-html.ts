import { Parser } from 'htmlparser2';
import { BOUNDS } from './bounds.ts';
import type { LinkArea } from './route-facts.ts';

/** Events of the reader. Texts are decoded but not trimmed. */
export interface HtmlEvents {
  lang(lang: string): unknown;
  id(id: string): unknown;
  title(text: string): unknown;
  meta(name: string, content: string): unknown;
  charset(charset: string): unknown;
  headLink(link: { rel: string; href: string; hreflang: string; as: string }): unknown;
  script(type: string, src: string, text: string): unknown;
  heading(level: number, text: string): unknown;
  image(src: string, alt: string | null): unknown;
  link(link: { href: string; text: string; rel: string; area: LinkArea }): unknown;
}

/** A text that is being collected while its element is open. */
interface Open {
  depth: number;
  text: string;
  done(text: string): unknown;
}

/** Elements whose text nobody reads as part of the page. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe']);
/** Elements within a line; all others end one. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const MAX_TEXT = BOUNDS.document;

/** Reads HTML as it arrives, without a tree: pages may be large, and crawls are long. */
export function openHtmlReader(events: Partial<HtmlEvents>) {
  let depth = 0;
  let silentAt = 0;
  let mainAt = 0;
  let mainText = '';
  let otherText = '';
  let open: Open[] = [];

  const collect = (done: Open['done']) => open.push({ depth, text: '', done });
  const isSilent = () => silentAt > 0;
  const addText = (text: string) => {
    for (const each of open) if (each.text.length < BOUNDS.structuredData) each.text += text;
    if (isSilent()) return;
    if (mainAt > 0 && mainText.length < MAX_TEXT) mainText += text;
    else if (otherText.length < MAX_TEXT) otherText += text;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (!INLINE.has(name)) addText('\n');
      if (attributes['id'] && !isSilent()) events.id?.(attributes['id']);
      openElement(name, attributes);
      if (SILENT.has(name) && !isSilent()) silentAt = depth;
      if (name === 'main' && mainAt === 0) mainAt = depth;
    },
    ontext: addText,
    onclosetag(name) {
      for (const each of open.filter((one) => one.depth === depth)) each.done(each.text);
      open = open.filter((one) => one.depth < depth);
      if (silentAt === depth) silentAt = 0;
      if (mainAt === depth) mainAt = 0;
      depth -= 1;
      if (!INLINE.has(name)) addText('\n');
    },
  });

  function openElement(name: string, { ...attributes }: Record<string, string>) {
    const of = (attribute: string) => attributes[attribute] ?? '';
    if (name === 'script')
      return void collect((text) => events.script?.(of('type').toLowerCase(), of('src'), text));
    if (isSilent()) return;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) collect((text) => events.heading?.(Number(level), text));
    if (name === 'html') events.lang?.(of('lang'));
    if (name === 'title') collect((text) => events.title?.(text));
    if (name === 'meta') {
      if ('charset' in attributes) events.charset?.(of('charset'));
      const key = of('name') || of('property');
      if (key) events.meta?.(key.toLowerCase(), of('content'));
    }
    if (name === 'link') {
      const { href = '', hreflang = '', as = '' } = attributes;
      events.headLink?.({ rel: of('rel').toLowerCase(), href, hreflang, as });
    }
    if (name === 'img') {
      events.image?.(of('src'), attributes['alt'] ?? null);
      // An image says what its text says, as for readers of a link that has nothing else.
      for (const each of open) each.text += attributes['alt'] ?? '';
    }
    if (name === 'a' && 'href' in attributes) {
      const area = mainAt > 0 ? 'content' : 'shell';
      const label = of('aria-label');
      collect((text) =>
        events.link?.({
          href: of('href'),
          text: label || text,
          rel: of('rel').toLowerCase(),
          area,
        }),
      );
    }
  }

  return {
    write: (html: string) => parser.write(html),
    /** @returns the text of the main content, or of the whole page if none is marked; elements end lines */
    end(): string {
      parser.end();
      return mainText.trim() === '' ? otherText : mainText;
    },
    /** The text of the whole page; after `end`. */
    wholeText: () => `${mainText}\n${otherText}`,
  };
}
