import type { ComponentProps } from 'react';

/** Widths that a picture is offered in, in pixels (spec section 7). */
export const RESPONSIVE_WIDTHS: readonly number[] = [400, 800, 1200, 1600, 2400];

/** What a browser that knows no `srcset` gets. */
const USUAL_WIDTH = 1200;

export interface PictureProps {
  /** a path on this site; below `/media/` it is offered in several widths and formats */
  src: string;
  /** of the file, in pixels: the page keeps the room free before it arrives */
  width: number;
  height: number;
  /** empty when the picture says nothing that the text does not */
  alt: string;
  /** how wide it is shown, as CSS says it; the whole window unless told */
  sizes?: string;
  /** false for what stands in the first screen */
  lazy?: boolean;
}

/**
 * A picture in the smallest file that is sharp: AVIF where the browser takes it, else WebP, in no width beyond the file's
 * own. Drawings and files from elsewhere are sent as they are.
 */
export function Picture({ src, width, height, alt, sizes = '100vw', lazy = true }: PictureProps) {
  const common: ComponentProps<'img'> = {
    width,
    height,
    decoding: 'async',
    ...(lazy ? { loading: 'lazy' } : { fetchPriority: 'high' }),
  };
  if (!isResized(src)) return <img {...common} alt={alt} src={src} />;
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

const isResized = (src: string) => src.startsWith('/media/') && !/\.svg$/i.test(src);

/** The usual widths below the file's own, and then that, each with the width it has. */
function sourceSet(src: string, width: number, format?: 'avif'): string {
  const largest = Math.min(width, RESPONSIVE_WIDTHS.at(-1)!);
  const widths = [...RESPONSIVE_WIDTHS.filter((usual) => usual < largest), largest];
  return widths.map((each) => `${renditionUrl(src, each, format)} ${each}w`).join(', ');
}

/** WebP needs no word: it is the default. In a list of addresses a space or a comma would end one. */
function renditionUrl(src: string, width: number, format?: 'avif'): string {
  const address = src.replaceAll(' ', '%20').replaceAll(',', '%2C');
  return `${address}?width=${width}${format ? `&format=${format}` : ''}`;
}
