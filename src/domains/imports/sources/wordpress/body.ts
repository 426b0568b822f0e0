import { escapeXml } from '#src/domains/seo/xml.ts';
import { videoOf } from '#src/domains/content/post-video.ts';
import type { SourceWarning } from '../../source.ts';
import { captionOf, elementOf, embedOf, figureOf, rewriteHtml } from '../rewrite-html.ts';
import { wordsOf } from '../../source-values.ts';
import { footnotesOf, renderBlocks } from './blocks.ts';
import { createHolder, paragraphsOf } from './classic-text.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import type { References } from './references.ts';
import { renderShortcodes, type ShortcodeAttributes } from './shortcodes.ts';

/** A line that is nothing but an address. */
const BARE_LINE = /^[ \t]*(?:<p>)?(https?:\/\/[^\s<>"]+)(?:<\/p>)?[ \t]*$/gm;
/** A picture, maybe with a link, and the text after it. */
const CAPTIONED = /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/i;

/** Of all galleries of an item. */
const MAX_GALLERY_PICTURES = 1_000;

/** HTML of the text of an item as its readers saw it, and what has no place in it. */
export function bodyOf(
  content: string,
  {
    id,
    footnotes,
    blocks,
    pictures,
  }: {
    id: string;
    /** JSON */
    footnotes: string | undefined;
    blocks: References['blocks'];
    pictures: PictureAddresses;
  },
): { html: string; warnings: SourceWarning[] } {
  const holder = createHolder();
  const leftOut = new Map<string, { after: string; count: number }>();
  const missing: SourceWarning[] = [];
  const leaveOut = (what: string, before: string) => {
    const found = leftOut.get(what) ?? {
      after: lastWords(holder.restore(before.slice(-400))),
      count: 0,
    };
    leftOut.set(what, { ...found, count: found.count + 1 });
  };

  let left = MAX_GALLERY_PICTURES;
  function gallery({ ids, include }: ShortcodeAttributes): string {
    const numbers = left > 0 ? ((ids ?? include)?.match(/\d+/g) ?? pictures.uploadedTo(id)) : [];
    const shown = numbers.slice(0, left);
    left -= Math.max(1, shown.length);
    return shown.map(galleryPicture).join('');
  }
  function galleryPicture(number: string): string {
    const picture = pictures.find(number);
    if (picture)
      return figureOf({ src: picture.address, alt: picture.alt }, escapeXml(picture.caption));
    const text = `A picture of a gallery (file ${number}) is not in the export`;
    missing.push({ kind: 'missing-file', text });
    return '';
  }
  const caption = (attributes: ShortcodeAttributes, inner: string) => {
    const [picture] = CAPTIONED.exec(inner) ?? [];
    if (picture === undefined) return inner;
    const words = inner.slice(picture.length).trim() || (attributes['caption'] ?? '');
    return elementOf('figure', picture + captionOf(words));
  };
  const media = ({ src, mp4, mp3 }: ShortcodeAttributes, inner: string) =>
    embedOf(src ?? mp4 ?? mp3 ?? inner.trim());
  const known = new Map([
    ['gallery', gallery],
    ['caption', caption],
    ['wp_caption', caption],
    ['embed', (_: ShortcodeAttributes, inner: string) => embedOf(inner.trim())],
    ['video', media],
    ['audio', media],
  ]);

  // Shortcodes come last in WordPress, so that its paragraphs do not end within them.
  const shortcodes = (text: string) =>
    renderShortcodes(text, {
      known,
      leaveOut: (name, before) => leaveOut(`shortcode [${name}]`, before),
    });
  const withVideos = (html: string) =>
    holder.hold(html).replaceAll('\r\n', '\n').replaceAll(BARE_LINE, videoOfLine);
  const notes = holder.hold(footnotesOf(footnotes));
  const classic = (part: string) =>
    paragraphsOf(part.replaceAll(/<!--(?:more|nextpage|noteaser).{0,200}?-->/g, `\n\n`));
  const reusable = (number: string) => {
    const block = blocks.get(number);
    return block === undefined ? undefined : withVideos(block);
  };
  const text = withVideos(content);
  const html = text.includes('<!-- wp:')
    ? renderBlocks(text, {
        reusable,
        footnotes: notes,
        classic,
        leaveOut: (name, before) => leaveOut(`block ${name}`, before),
      })
    : classic(text) + notes;
  const whole = rewriteHtml(holder.restore(shortcodes(html)), pictures.change);
  const named = Array.from(leftOut, ([what, { after, count }]): SourceWarning => ({
    kind: 'left-out',
    text: `The ${what} has no place in a post${count > 1 ? ` (${count} times)` : ''}`,
    after,
  }));
  return { html: whole, warnings: [...named, ...missing] };
}

function videoOfLine(line: string, written: string): string {
  const address = written.replaceAll(/&(?:amp|#0?38);/g, '&');
  return videoOf(address) ? embedOf(address) : line;
}

const lastWords = (html: string): string => wordsOf(html).split(' ').slice(-6).join(' ');
