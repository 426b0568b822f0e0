import type { AssetIndex, IndexedAsset } from './asset-index.server.ts';
import { imageTypeOf, MEDIA_BUCKET } from './media-address.ts';
import { decoded } from '#src/platform/decoded.ts';

const PREFIX = `/media/${MEDIA_BUCKET}/`;

type Known = Pick<AssetIndex, 'find'> & Partial<Pick<AssetIndex, 'isReady'>>;

/**
 * Content with the sizes of the current files: wherever it holds the `src` of a picture with `width` and `height`. A page
 * stores the size that a picture had when an editor chose it, and the picture may be replaced or cropped since. Pictures in a
 * text get it as `pixels`, covers as `coverSize`. An address whose name says another kind of file than the library gets a mark (`markKind`).
 */
export function withCurrentSizes<Content>(content: Content, known: Known): Content {
  return current(content, known) as Content;
}

/** Fields with the address of a picture or video (`addressesIn` of domains/content). */
const PICTURES = new Set(['src', 'image', 'poster', 'coverImage', 'heroImage']);

function current(value: unknown, known: Known, field?: string): unknown {
  if (typeof value === 'string')
    return field !== undefined && PICTURES.has(field) ? markKind(value, known) : value;
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const changed = list.map((each) => current(each, known));
    return changed.some((each, at) => each !== list[at]) ? changed : list;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const before = value as Record<string, unknown>;
  const size = sizeOf(before, known);
  let after = before;
  const pixels = pixelsOf(before, known);
  if (pixels) after = { ...before, attrs: { ...(before['attrs'] as object), pixels } };
  for (const [name, field] of Object.entries(after)) {
    const isSide = size && name in size;
    const changed = isSide ? size[name as keyof typeof size] : current(field, known, name);
    if (changed === field) continue;
    if (after === before) after = { ...before };
    after[name] = changed;
  }
  const coverSize = sizeOfFile(before['coverImage'], known);
  return coverSize ? { ...after, coverSize } : after;
}

/** The address of the picture in a node of a text. */
const PICTURE_OF: Readonly<Record<string, string>> = { image: 'src', video: 'poster' };

/** The size of the picture in a node of a text, which does not store one. */
function pixelsOf({ type, attrs }: Record<string, unknown>, known: Known) {
  const name = typeof type === 'string' && Object.hasOwn(PICTURE_OF, type) && PICTURE_OF[type];
  if (!name || typeof attrs !== 'object' || attrs === null) return undefined;
  return sizeOfFile((attrs as Record<string, unknown>)[name], known);
}

function sizeOf({ src, width, height }: Record<string, unknown>, known: Known) {
  const isSized = typeof width === 'number' && typeof height === 'number';
  return isSized ? sizeOfFile(src, known) : undefined;
}

/** A kind of file of the library, as pages show it. */
export type ShownKind = 'picture' | 'animation' | 'drawing' | 'gone';

/**
 * Writes the kind of a file into its address if the end of its name says another: `cover.svg?is=picture` after a photo took the
 * place of a drawing, `logo.png?is=gone` after a deletion. The pictures of pages (`src/ui`) read it; the server ignores it.
 */
export function markKind(marked: string, known: Known): string {
  const address = marked.replace(/\?is=\w+$/, '');
  if (!address.startsWith(PREFIX) || /[?#\s]/.test(address)) return address;
  const type = imageTypeOf(address);
  const named = type && (type === 'image/svg+xml' ? 'drawing' : 'picture');
  const asset = known.find(decoded(address.slice(PREFIX.length)));
  const kind = asset ? shownKind(asset) : known.isReady?.() ? 'gone' : named;
  return kind === undefined || kind === named ? address : `${address}?is=${kind}`;
}

/** @returns undefined for what is no picture */
export function shownKind({
  isTrashed,
  kind,
  frames,
}: Pick<IndexedAsset, 'isTrashed' | 'kind' | 'frames'>): ShownKind | undefined {
  if (isTrashed) return 'gone';
  if (kind === 'picture') return frames > 1 ? 'animation' : 'picture';
  return kind === 'drawing' ? 'drawing' : undefined;
}

function sizeOfFile(src: unknown, known: Known) {
  if (typeof src !== 'string' || !src.startsWith(PREFIX)) return undefined;
  const asset = known.find(decoded(src.slice(PREFIX.length).replace(/[?#].*$/s, '')));
  return asset && !asset.isTrashed ? shownSize(asset) : undefined;
}

/** The size of what a crop leaves of a picture, in pixels; undefined for what has none. */
export function shownSize({
  width,
  height,
  crop,
}: Pick<IndexedAsset, 'width' | 'height' | 'crop'>): { width: number; height: number } | undefined {
  if (width === null || height === null) return undefined;
  return {
    width: Math.max(1, Math.round(width * (crop?.width ?? 1))),
    height: Math.max(1, Math.round(height * (crop?.height ?? 1))),
  };
}
