import type { ComponentProps } from 'react';

/** Widths of renditions in pixels (docs/specification.md, section 7). */
export const RESPONSIVE_WIDTHS: readonly number[] = [400, 800, 1200, 1600, 2400];

/** Width in pixels for browsers without support for `srcset`. */
const USUAL_WIDTH = 1200;

export interface PictureProps {
  /** a path on this site; files below `/media/` have several widths and formats */
  src: string;
  /** of the file, in pixels; reserves the space before it loads */
  width: number;
  height: number;
  /** empty for decorative pictures */
  alt: string;
  /** the `sizes` attribute; the full width of the viewport by default */
  sizes?: string;
  /** false for pictures in the first screen */
  lazy?: boolean;
}

/**
 * The kind of a file for a page: by the mark that the media library wrote into its address (`markKind` there), else by its
 * name. Only a file of the library has variants.
 */
export function kindOfFile(src: string): string | undefined {
  const marked = /\?(?:.*&)?is=(\w+)/.exec(src)?.[1];
  if (marked !== undefined || !src.startsWith('/media/')) return marked;
  return /\.svg(?:\?|$)/i.test(src) ? 'drawing' : 'picture';
}

/**
 * A responsive picture: AVIF if the browser supports it, else WebP, in no width above the file's own. Drawings, animations and
 * files from other sites are shown as they are, and a deleted one not at all.
 */
export function Picture({ src, width, height, alt, sizes = '100vw', lazy = true }: PictureProps) {
  const common: ComponentProps<'img'> = {
    width,
    height,
    decoding: 'async',
    ...(lazy ? { loading: 'lazy' } : { fetchPriority: 'high' }),
  };
  const kind = kindOfFile(src);
  if (kind === 'gone') return null;
  if (kind !== 'picture') return <img {...common} alt={alt} src={src} />;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(src, width, 'avif')} sizes={sizes} />
      <img
        {...common}
        alt={alt}
        srcSet={sourceSet(src, width)}
        sizes={sizes}
        src={renditionUrl(src, Math.min(width, USUAL_WIDTH))}
      />
    </picture>
  );
}

/** Returns a `srcset` of the standard widths below the file's own, and that width. */
function sourceSet(src: string, width: number, format?: 'avif') {
  const largest = Math.min(width, RESPONSIVE_WIDTHS.at(-1)!);
  const widths = [...RESPONSIVE_WIDTHS.filter((usual) => usual < largest), largest];
  return widths.map((each) => `${renditionUrl(src, each, format)} ${each}w`).join(', ');
}

/** Returns the URL of a rendition. WebP is the default format. Spaces and commas are escaped, as they separate URLs in `srcset`. */
export function renditionUrl(src: string, width: number, format?: 'avif'): string {
  const address = src.replaceAll(' ', '%20').replaceAll(',', '%2C');
  // In the data of an island, an address has the version of its file.
  const start = address.includes('?') ? '&' : '?';
  return `${address}${start}width=${width}${format ? `&format=${format}` : ''}`;
}
