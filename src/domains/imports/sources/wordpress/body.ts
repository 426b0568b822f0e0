import { escapeXml } from '#src/domains/seo/xml.ts';
import type { SourceWarning } from '../../source.ts';
import { lineOf, wordsOf } from '../../source-values.ts';
import { captionOf, elementOf, embedOf, figureOf, rewriteHtml } from '../rewrite-html.ts';
import type { References } from './references.ts';

/** Elements whose text is no running text: neither line ends nor shortcodes count there. One that is not closed goes to the end. */
const HELD = /<(pre|code|script|style|textarea)\b[^]*?(?:<\/\1\s*>|$)/gi;
/** In the place of each; nothing else in the text has this sign. */
const SIGN = '\uE000';
const PLACE = new RegExp(`<(\\w+) data-held="${SIGN}(\\d+)"></\\1>`, 'g');

/** Takes parts of HTML that stay as they are out of a text, and gives what puts them back. */
function holdCode(html: string): { text: string; restore: (text: string) => string } {
  const held: string[] = [];
  return {
    text: html
      .replaceAll(SIGN, '')
      .replaceAll(
        HELD,
        (whole, name: string) => `<${name} data-held="${SIGN}${held.push(whole) - 1}"></${name}>`,
      ),
    restore: (text) => text.replaceAll(PLACE, (_, _name, at: string) => held[Number(at)]!),
  };
}

const ELEMENT =
  'address|article|aside|audio|blockquote|button|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|legend|li|main|map|menu|nav|object|ol|option|p|pre|script|section|select|style|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul|video';
/** A tag of a block with the line ends beside it, which mean nothing. */
const BLOCK_TAG = new RegExp(String.raw`[\n\r]?(</?(?:${ELEMENT})\b[^<>]*>)[\n\r]?`, 'gi');

/**
 * Paragraphs of the classic editor, which stores line ends: an empty line is a paragraph, a single one is a break (`wpautop`). An
 * empty paragraph ends a line wherever it stands, and is none in the result. Code must have been taken out.
 */
const paragraphsOf = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<[a-z/][^<>]*/gi, (tag) => tag.replaceAll('\n', ' '))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n\n+/g, '\r')
    .replaceAll(BLOCK_TAG, '$1')
    .replaceAll(/(<br\b[^<>]*>)\n/gi, '$1')
    .replaceAll('\r', '<p></p>')
    .replaceAll('\n', '<br>');

/** A block without HTML of its own: `<!-- wp:name {"json":1} /-->`. Its JSON has no angle brackets. */
const BLOCK = /<!-- wp:([\w/-]+)([^<>]*)\/-->/g;
/** A line that is nothing but an address. */
const BARE_LINE = /^[ \t]*(?:<p>)?(https?:\/\/[^\s<>"]+)(?:<\/p>)?[ \t]*$/gm;
/** Shortcodes that mean something to us, with what is between them and their ends. */
const KNOWN =
  /(?<!\[)\[(gallery|(?:wp_)?caption|embed|video|audio)\b([^[\]]{0,1000})\](?:([^]{0,2000}?)\[\/\1\])?/gi;
/** Any tag of a shortcode; `[[name]]` is text. */
const TAG = /\[(\[?)(\/?)([a-z][\w-]+)(\s[^[\]<>]*)?\](\]?)/gi;
/** A picture of a caption, and the end of the link around it. */
const PICTURE = /(<img\b[^<>]*>(?:\s*<\/a>)?)/i;

/** Reusable blocks within each other, what they may add to a text, and pictures of all galleries of an item. */
const MAX_DEPTH = 5;
const MAX_ADDED = 2_000_000;
const MAX_GALLERY_PICTURES = 1_000;

interface BodyParts {
  id: string;
  /** of the custom field, which is a list as JSON */
  footnotes: string;
  references: References;
  warnings: SourceWarning[];
}

/** HTML of the text of an item as its readers saw it. What has no place in it is named in `warnings`. */
export function bodyOf(content: string, parts: BodyParts): string {
  const { id, footnotes, references, warnings } = parts;
  const named = new Set<string>();
  const leaveOut = (what: string, name: string, before: string) => {
    if (!named.has(name))
      warnings.push({
        kind: 'left-out',
        text: `The ${what} has no place in a post`,
        after: wordsOf(before.slice(-400)).split(' ').slice(-6).join(' '),
      });
    named.add(name);
  };

  let added = 0;
  const withBlocks = (text: string, within: readonly string[] = []): string =>
    text.replaceAll(BLOCK, (_, name: string, json: string, at: number) => {
      if (name === 'footnotes') return footnotes;
      const ref = /"ref":(\d+)/.exec(json)?.[1] ?? '';
      const isWithin = within.includes(ref) || within.length >= MAX_DEPTH;
      const reusable = isWithin ? undefined : references.blocks.get(ref);
      added += reusable?.length ?? 0;
      if (reusable !== undefined && added <= MAX_ADDED)
        return withBlocks(reusable, [...within, ref]);
      leaveOut(`block ${name}`, name, text.slice(0, at));
      return '';
    });

  let galleryPictures = 0;
  function galleryOf(attribute: (name: string) => string) {
    const left = MAX_GALLERY_PICTURES - galleryPictures;
    if (left <= 0) return '';
    const numbers = (attribute('ids').match(/\d+/g) ?? references.uploadedTo(id)).slice(0, left);
    galleryPictures += numbers.length + 1;
    return numbers.map(galleryPicture).join('');
  }
  function galleryPicture(number: string) {
    const picture = references.pictureOf(number);
    if (picture)
      return figureOf({ src: picture.address, alt: picture.alt }, escapeXml(picture.caption));
    const text = `A picture of a gallery (file ${number}) is not in the export`;
    warnings.push({ kind: 'missing-file', text });
    return '';
  }
  function rendered(name: string, rest: string, inner: string) {
    const attribute = (wanted: string) =>
      new RegExp(`\\b${wanted}=(["']?)(.*?)\\1(?=\\s|$)`, 's').exec(rest)?.[2] ?? '';
    if (name === 'gallery') return galleryOf(attribute);
    if (!name.endsWith('caption'))
      return embedOf(['src', 'mp4', 'mp3'].map(attribute).find(Boolean) ?? lineOf(inner));
    const [before = '', picture, words = ''] = inner.split(PICTURE);
    if (picture === undefined) return inner;
    const caption = words.trim() || attribute('caption');
    return elementOf('figure', before + picture + captionOf(caption));
  }

  const all = withBlocks(content);
  const { text, restore } = holdCode(all.includes(footnotes) ? all : all + footnotes);
  const withVideos = text.replaceAll(BARE_LINE, (_, address: string) => embedOf(wordsOf(address)));
  const classic = withVideos.replaceAll(/<!--(?:more|nextpage|noteaser)[^<>]*-->/g, '\n\n');
  // Shortcodes come last in WordPress, so that its paragraphs do not end within them.
  const html = (content.includes('<!-- wp:') ? withVideos : paragraphsOf(classic)).replaceAll(
    KNOWN,
    (_, name: string, rest: string, inner = '') => rendered(name.toLowerCase(), rest, inner),
  );
  const ended = new Set(Array.from(html.matchAll(/\[\/([\w-]+)\]/g), ([, name]) => name));
  const clean = html.replaceAll(TAG, (...match: string[]) => {
    const [whole = '', open = '', slash = '', name = '', rest = '', close = '', at] = match;
    if (open && close) return whole.slice(1, -1);
    // Brackets are no more than brackets in `[2019]`, `[sic]` and `[follow-up]`.
    const isShortcode = ended.has(name) || rest.includes('=') || /_|-\d/.test(name);
    if (slash ? !named.has(name) : !isShortcode) return whole;
    if (!slash) leaveOut(`shortcode [${name}]`, name, restore(html.slice(0, Number(at))));
    return open + close;
  });
  return rewriteHtml(restore(clean), references.withOriginal);
}

/** The list of the notes of a post. @param notes of the custom field `footnotes` */
export function footnotesOf(notes: unknown): string {
  const items = (Array.isArray(notes) ? notes : []).map((note: { content?: unknown } | null) =>
    typeof note?.content === 'string' ? elementOf('li', note.content) : '',
  );
  return items.length === 0 ? '' : elementOf('ol', items.join(''));
}
