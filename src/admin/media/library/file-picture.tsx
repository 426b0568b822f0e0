import { type ComponentProps, useState } from 'react';
import type { LibraryFile } from './library-view.ts';
import './tiles.css';

const TILE_RATIO = 4 / 3;

interface FilePictureProps {
  file: Pick<LibraryFile, 'picture' | 'width' | 'height' | 'isSeeThrough' | 'type' | 'kind'>;
  isShown?: boolean;
}

/** A small picture of a file, or its type on a sheet of paper. Decorative: the name is beside it. */
export function FilePicture({ file, isShown = true }: FilePictureProps) {
  const { picture, width, height, isSeeThrough, type, kind } = file;
  const ratio = width && height ? width / height : null;
  const [broken, setBroken] = useState<string>();
  // What was shown once stays.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (picture === null || broken === picture)
    return <Sheet className="library-sheet" type={type.slice(0, 5)} data-kind={kind} />;
  return (
    <span className="library-image full-height min-h-0 grid centered full" data-kind={kind}>
      {isShown || wasShown ? (
        // A browser shows the old picture until another has arrived, here beside the name of the new file.
        <img
          className="max-full min-h-0 object-contain"
          key={picture}
          src={picture}
          alt=""
          data-see-through={isSeeThrough || undefined}
          style={{ aspectRatio: ratio ?? undefined, ...sideOf(ratio) }}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(picture)}
        />
      ) : null}
    </span>
  );
}

/** The longer side fills the tile, of 4:3; the other follows. Without a known ratio, the picture has its own size. */
const sideOf = (ratio: number | null) =>
  ratio === null ? {} : ratio >= TILE_RATIO ? { width: '100%' } : { height: '100%' };

interface SheetProps extends ComponentProps<'svg'> {
  type: string;
}

/** A sheet of paper with the type of a file. */
export const Sheet = ({ type, ...svg }: SheetProps) => (
  <svg {...svg} viewBox="0 0 64 80" aria-hidden="true">
    <path d="M6 1h36l17 17v61H6z" />
    <path d="M42 1v17h17" />
    <text x="32" y="56" textAnchor="middle">
      {type}
    </text>
  </svg>
);
