import type { AssetIndex, IndexedAsset } from './asset-index.server.ts';
import { MEDIA_BUCKET } from './media-address.ts';

const PREFIX = `/media/${MEDIA_BUCKET}/`;

type Known = Pick<AssetIndex, 'find'>;

/**
 * Content with the sizes of the current files: wherever it holds the `src` of a picture with `width` and `height`. A page
 * stores the size that a picture had when an editor chose it, and the picture may be replaced or cropped since. Pictures in a
 * text get it as `pixels`.
 */
export function withCurrentSizes<Content>(content: Content, known: Known): Content {
  return current(content, known) as Content;
}

function current(value: unknown, known: Known): unknown {
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
  if (pixels) return { ...before, attrs: { ...(before['attrs'] as object), pixels } };
  for (const [name, field] of Object.entries(before)) {
    const changed = size && name in size ? size[name as keyof typeof size] : current(field, known);
    if (changed === field) continue;
    if (after === before) after = { ...before };
    after[name] = changed;
  }
  return after;
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

function sizeOfFile(src: unknown, known: Known) {
  if (typeof src !== 'string' || !src.startsWith(PREFIX)) return undefined;
  const asset = known.find(decode(src.slice(PREFIX.length).replace(/[?#].*$/s, '')));
  return asset && !asset.isTrashed ? shownSize(asset) : undefined;
}

/** The size of what a crop leaves of a picture, in pixels; undefined for what has none. */
function shownSize({
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
