import { escapeHTML } from '@tiptap/static-renderer/json/html-string';
import type { BodyNode } from './post-body.ts';
import { element, line, open, type RenderPart, textAt } from './render-post-part.server.ts';
import { videoOf } from './post-video.ts';
import { safeHref } from './safe-href.ts';

/** Widths of renditions, as the site's pictures have them (docs/specification.md, section 7). */
const WIDTHS = [400, 800, 1200, 1600, 2400];
const USUAL_WIDTH = 1200;

/** The displayed widths, as in article-body.css: a column of text, or all columns beside the table of contents. */
const SIZES = {
  text: '(min-width: 768px) 45rem, 94vw',
  wide: '(min-width: 1920px) 1187px, (min-width: 1100px) 62vw, 94vw',
};

/** A picture of the media library with its caption. */
export const renderImage: RenderPart = ({ node }, { skip }) => {
  const src = ownPath(node, 'src');
  if (src === undefined) return skip('image');
  const isWide = textAt(node, 'width') === 'wide';
  const alt = node.attrs?.['decorative'] === true ? '' : textAt(node, 'alt');
  const picture = renderPicture(node, src, alt, isWide ? SIZES.wide : SIZES.text);
  const caption = element('figcaption', {}, escapeHTML(textAt(node, 'caption')));
  return element(
    'figure',
    { class: isWide ? 'body-figure body-wide' : 'body-figure' },
    picture + caption,
  );
};

/**
 * A video file that loads when it is played, or a link to the video on its provider's site: nothing is loaded from there before
 * a visitor goes there.
 */
export const renderVideo: RenderPart = ({ node }, { skip }) => {
  const video = videoOf(node.attrs?.['src']);
  if (!video || isGone(textAt(node, 'src'))) return skip('video');
  const title = textAt(node, 'title') || 'Video';
  const poster = ownPath(node, 'poster');
  if (video.kind === 'elsewhere') {
    const picture = poster ? renderPicture(node, poster, '', SIZES.text) : '';
    const label = line(`Watch on ${video.provider}`, 'body-play') + line(title);
    const link = open('a', { href: video.href, rel: 'noopener' }) + picture + label;
    return element('figure', { class: 'body-figure body-video' }, `${link}</a>`);
  }
  const size = sizeOf(node);
  const player = open('video', {
    controls: '',
    preload: 'none',
    playsinline: '',
    'aria-label': title,
    poster: poster && rendition(poster, USUAL_WIDTH),
    width: size && String(size.width),
    height: size && String(size.height),
  });
  const source = open('source', { src: safeHref(video.src)?.href, type: video.type });
  // Markdown and feed readers do not show players.
  const link = element('a', { href: safeHref(video.src)?.href }, escapeHTML(title));
  const caption = element('figcaption', {}, link);
  return element(
    'figure',
    { class: 'body-figure body-video' },
    `${player}${source}</video>${caption}`,
  );
};

/** The mark of the media library in the address of a deleted file (`markKind`). */
const isGone = (src: string) => /\?(?:.*&)?is=gone/.test(src);

/** A path on this site; undefined for another address, and for a deleted file. */
function ownPath(node: BodyNode, name: string): string | undefined {
  const address = safeHref(node.attrs?.[name]);
  const isOwn = address && !address.isExternal && address.href.startsWith('/');
  return isOwn && textAt(node, name) !== '' && !isGone(address.href) ? address.href : undefined;
}

/** By the mark of the media library (`markKind`), else by the name. An animation stays as it is. */
function isResized(src: string) {
  const marked = /\?(?:.*&)?is=(\w+)/.exec(src)?.[1];
  return src.startsWith('/media/') && (marked ? marked === 'picture' : !/\.svg(?:\?|$)/i.test(src));
}

/** In several widths and formats if the size of the file is known; a drawing and any other file as it is. */
function renderPicture(node: BodyNode, src: string, alt: string, sizes: string) {
  const size = sizeOf(node);
  const common = { alt, loading: 'lazy', decoding: 'async' };
  const shape = size && { width: String(size.width), height: String(size.height) };
  if (!size || !isResized(src)) return open('img', { src, ...shape, ...common });
  const avif = open('source', { type: 'image/avif', srcset: sourceSet(src, size, 'avif'), sizes });
  const usual = rendition(src, Math.min(size.width, USUAL_WIDTH));
  const image = { src: usual, srcset: sourceSet(src, size), sizes, ...shape, ...common };
  return `<picture>${avif}${open('img', image)}</picture>`;
}

interface Size {
  width: number;
  height: number;
}

/** The size of the file, which `withCurrentSizes` of the media library adds. */
function sizeOf({ attrs }: BodyNode): Size | undefined {
  const { width, height } = (attrs?.['pixels'] ?? {}) as { width?: unknown; height?: unknown };
  const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
  return isSize(width) && isSize(height) ? { width, height } : undefined;
}

function sourceSet(src: string, { width }: Size, format?: 'avif') {
  const largest = Math.min(width, WIDTHS.at(-1)!);
  const widths = [...WIDTHS.filter((usual) => usual < largest), largest];
  return widths.map((each) => `${rendition(src, each, format)} ${each}w`).join(', ');
}

/** Commas separate addresses in `srcset`. */
function rendition(src: string, width: number, format?: 'avif') {
  const start = src.includes('?') ? '&' : '?';
  const suffix = format ? `&format=${format}` : '';
  return `${src.replaceAll(',', '%2C')}${start}width=${width}${suffix}`;
}
