import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatBytes } from '#src/admin/media/library/library-view.ts';
import { logoLabel } from '#src/blocks/logo-label.ts';
import { isVisual } from '#src/domains/media/asset.ts';
import { LOGO_TILE } from '#src/domains/media/frames.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type { MediaItem } from '#src/domains/media/media-library.server.ts';
import type { LogoGridInfo } from '#src/admin/media/library/logo-grids.ts';

type LogoProblemKind =
  | 'no-picture'
  | 'past-limit'
  | 'missing'
  | 'blurred'
  | 'heavy'
  | 'not-png'
  | 'label'
  | 'same-label'
  | 'no-alt';

/** Files that a grid leaves out or shows badly, for one reason. */
export interface LogoProblem {
  kind: LogoProblemKind;
  title: string;
  /** what visitors see, and what helps */
  advice: string;
  isLeftOut: boolean;
  files: readonly { id: string; name: string; detail?: string }[];
}

/** Images that a grid shows at most (docs/specification.md, section 7). */
export const MAX_LOGOS = 100;

/** They can be see-through, without a white box around the logo. The specification has PNG; a drawing is sharp at every size. */
const LOGO_TYPES = new Set(['image/png', 'image/svg+xml']);

/** Points to pixels on sharp screens. */
const DENSITY = 2;
const NEEDED = { width: LOGO_TILE.width * DENSITY, height: LOGO_TILE.height * DENSITY };

/** Without the mark of its kind. */
export const plainUrl = (url: string): string => url.replace(/\?.*$/s, '');

type Found = (file: ListedAsset, shown: MediaItem | undefined) => boolean | string | undefined;

/**
 * Finds what a grid leaves out or shows badly; what is left out first.
 * @param files of the folder
 * @param shown what the site lists of it, in its order
 */
export function reviewLogos(
  { isPngOnly }: Pick<LogoGridInfo, 'isPngOnly'>,
  files: readonly ListedAsset[],
  shown: readonly MediaItem[],
): LogoProblem[] {
  const byUrl = new Map(shown.map((item) => [plainUrl(item.url), item]));
  const sameLabel = Map.groupBy(shown, ({ name }) => logoLabel(name).toLowerCase());
  const isFull = shown.length >= MAX_LOGOS;
  const rules: Record<LogoProblemKind, Found> = {
    'no-picture': ({ file }) => !isVisual(file.kind) && typeOf(file),
    'past-limit': ({ file }, item) => !item && isVisual(file.kind) && isFull,
    missing: ({ file }, item) => !item && isVisual(file.kind) && !isFull,
    blurred: ({ file }, item) => item && pixelsIfFew(file),
    heavy: ({ file }, item) => item && weightIfHeavy(file),
    'not-png': ({ file }, item) =>
      item && isPngOnly && !LOGO_TYPES.has(file.contentType) && typeOf(file),
    label: (_file, item) => item && labelProblem(logoLabel(item.name)),
    'same-label': (_file, item) =>
      item && sameLabel.get(logoLabel(item.name).toLowerCase())!.length > 1,
    'no-alt': ({ alt, isDecorative }, item) => item && alt === '' && !isDecorative,
  };
  return Object.entries(rules).flatMap(([key, find]) => {
    const kind = key as LogoProblemKind;
    const found = files.flatMap((file) => {
      const detail = find(file, byUrl.get(mediaUrl(file.address)));
      if (!detail) return [];
      return { id: file.id, name: file.name, ...(typeof detail === 'string' && { detail }) };
    });
    return found.length === 0 ? [] : [{ kind, ...wordsOf(kind, found.length), files: found }];
  });
}

/** `PDF`, `JPEG` */
const typeOf = ({ contentType }: ListedAsset['file']): string =>
  contentType.replace(/^.*\//, '').replace(/\+.*$/, '').toUpperCase();

/** The size of a picture that is enlarged on sharp screens; a drawing is sharp at every size. */
function pixelsIfFew({ kind, width, height }: ListedAsset['file']): string | undefined {
  if (kind !== 'picture' || width === null || height === null) return undefined;
  // The whole picture is fitted into the tile, so one full side is enough.
  if (width >= NEEDED.width || height >= NEEDED.height) return undefined;
  return `${formatNumber(width)} × ${formatNumber(height)} px`;
}

/** Of which visitors get all, for a drawing, and which editors wait for. A logo has some kilobytes. */
const MAX_BYTES = { drawing: 100_000, picture: 1_000_000 };

const weightIfHeavy = ({ kind, bytes }: ListedAsset['file']): string | undefined =>
  bytes > (kind === 'drawing' ? MAX_BYTES.drawing : MAX_BYTES.picture)
    ? formatBytes(bytes)
    : undefined;

const these = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** @returns the words for a number of files */
function wordsOf(kind: LogoProblemKind, count: number): Omit<LogoProblem, 'kind' | 'files'> {
  const files = formatCount(count, 'file');
  const logos = formatCount(count, 'logo');
  const it = these(count, 'it', 'them');
  const leftOut = (title: string, advice: string) => ({ title, advice, isLeftOut: true });
  const shown = (title: string, advice: string) => ({ title, advice, isLeftOut: false });
  switch (kind) {
    case 'no-picture':
      return leftOut(
        `${files} left out: ${these(count, 'not a picture', 'not pictures')}`,
        `The grid shows pictures only. Move ${it} to another folder.`,
      );
    case 'past-limit':
      return leftOut(
        `${files} left out: past the limit of ${MAX_LOGOS}`,
        `The grid shows the first ${MAX_LOGOS} by name. Move files that it no longer needs to another folder.`,
      );
    case 'missing':
      return leftOut(
        `${files} left out: not available to the site`,
        `The site cannot show ${it} as a picture. Replace ${it}.`,
      );
    case 'blurred':
      return shown(
        `${logos} may look blurred`,
        `On sharp screens, a logo needs a width of ${NEEDED.width} px or a height of ${NEEDED.height} px. Replace ${it} with a larger file.`,
      );
    case 'heavy':
      return shown(
        `${logos} heavier than ${these(count, 'it needs', 'they need')} to be`,
        `Visitors load all of a drawing, and a copy of a picture that the site makes. Replace ${it} with a simpler drawing, or a picture of about ${NEEDED.width * 2} px.`,
      );
    case 'not-png':
      return shown(
        `${logos} in a format without a clear background`,
        `This grid is meant for PNG files and SVG drawings. Visitors still see ${it}. Replace ${it} with a PNG.`,
      );
    case 'label':
      return shown(
        `${formatCount(count, 'name')} ${these(count, 'reads', 'read')} badly`,
        'Screen readers read the name of the file. Use the name of the company.',
      );
    case 'same-label':
      return shown(
        `${logos} with the name of another one`,
        'People who do not see the pictures cannot tell them apart. Change the names, or move one file to another folder.',
      );
    case 'no-alt':
      return shown(
        `${logos} without alternative text`,
        `This grid uses the name instead. Other places that show ${it} have no text.`,
      );
  }
}

/** Parts of file names that are no part of a company's name, and why they read badly. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/\.(png|svg|jpe?g|webp|avif|gif)$/i, 'ends like a file name'],
  [/_|%20/, 'has signs in place of spaces'],
  [/^[\p{Ll}\d]+(-[\p{Ll}\d]+)+$/u, 'has hyphens in place of spaces'],
  [/\d+\s?x\s?\d+|\b\d+\s?px\b|@\dx/i, 'contains a size'],
  [/\b(logo|logos|draft|untitled|screenshot|img|rgb|cmyk)\b/i, 'contains a word of the file'],
  [/\b(v\d+|final|copy|\(\d+\))$|\(\d+\)$/i, 'contains a version'],
  [/^\P{L}*$/u, 'has no letters'],
];

/** Says why a name of a file is no good alternative text of a logo; undefined if it is. */
export const labelProblem = (label: string): string | undefined =>
  LEFTOVERS.find(([pattern]) => pattern.test(label))?.[1];
