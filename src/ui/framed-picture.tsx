import type { ComponentProps } from 'react';
import { kindOfFile, RESPONSIVE_WIDTHS } from './picture.tsx';

/** Proportions that a picture is cut to, and the pixels that it is shown at. */
interface Frame {
  width: number;
  height: number;
}

interface FramedPictureProps {
  /** a path on this site; files below `/media/` are cut to the frame around their focus */
  src: string;
  frame: Frame;
  /** of the file, in pixels; undefined if unknown */
  size: Frame | undefined;
  /** shown in the place of a deleted file */
  fallback: string;
  /** another frame for narrow screens */
  narrow?: { media: string; frame: Frame };
  className: string;
  /** the `sizes` attribute */
  sizes: string;
  /** false for pictures in the first screen */
  lazy?: boolean;
  /** attributes of the image for files that are not cut, such as drawings */
  whole: Pick<ComponentProps<'img'>, 'width' | 'height'>;
}

/**
 * A decorative picture in a frame of fixed proportions: a rendition cut around its focus, as AVIF or WebP, which does not move. Drawings and files
 * from other sites stay whole; the style sheet cuts them.
 */
export function FramedPicture(props: FramedPictureProps) {
  const { frame, narrow, size, className, sizes, lazy = false, whole, fallback } = props;
  const src = kindOfFile(props.src) === 'gone' ? fallback : props.src;
  const common = { className, ...(lazy && { loading: 'lazy' as const }) };
  const kind = kindOfFile(src);
  if (kind !== 'picture' && kind !== 'animation')
    return <img {...common} alt="" {...whole} src={src} />;
  return (
    <picture>
      {narrow ? (
        <>
          <source
            media={narrow.media}
            type="image/avif"
            srcSet={sourceSet(src, size, narrow.frame, 'avif')}
            sizes={sizes}
          />
          <source media={narrow.media} srcSet={sourceSet(src, size, narrow.frame)} sizes={sizes} />
        </>
      ) : null}
      <source type="image/avif" srcSet={sourceSet(src, size, frame, 'avif')} sizes={sizes} />
      <img
        {...common}
        alt=""
        decoding="async"
        width={frame.width}
        height={frame.height}
        srcSet={sourceSet(src, size, frame)}
        sizes={sizes}
        src={renditionUrl(src, frame, frame.width)}
      />
    </picture>
  );
}

/**
 * The usual widths in the proportions of the frame. A smaller file is never enlarged: the address of the first usual width above
 * what it has brings all of it.
 */
function sourceSet(src: string, size: Frame | undefined, frame: Frame, format?: 'avif') {
  const fitting = size && Math.min(size.width, (size.height * frame.width) / frame.height);
  const most = Math.max(1, Math.floor(fitting ?? RESPONSIVE_WIDTHS.at(-1)!));
  return RESPONSIVE_WIDTHS.filter((_, at) => at === 0 || RESPONSIVE_WIDTHS[at - 1]! < most)
    .map((width) => `${renditionUrl(src, frame, width, format)} ${Math.min(width, most)}w`)
    .join(', ');
}

/** Spaces and commas are escaped, as they separate URLs in `srcset`. */
function renditionUrl(src: string, frame: Frame, width: number, format?: 'avif') {
  const address = src.replaceAll(' ', '%20').replaceAll(',', '%2C');
  const start = address.includes('?') ? '&' : '?';
  const height = Math.round((width * frame.height) / frame.width);
  return `${address}${start}width=${width}&height=${height}${format ? `&format=${format}` : ''}`;
}
