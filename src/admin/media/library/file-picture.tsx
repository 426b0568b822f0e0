import { useState } from 'react';
import type { LibraryFile } from './library-view.ts';

interface FilePictureProps {
  file: Pick<LibraryFile, 'thumbnail' | 'isSeeThrough' | 'type' | 'kind'>;
  isShown?: boolean;
}

/** A small picture of a file, or its type on a sheet of paper. Decorative: the name is beside it. */
export function FilePicture({ file, isShown = true }: FilePictureProps) {
  const { thumbnail, isSeeThrough, type, kind } = file;
  const [broken, setBroken] = useState<string>();
  // What was shown once stays.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (thumbnail === null || broken === thumbnail)
    return (
      <svg className="library-sheet" viewBox="0 0 64 80" aria-hidden="true" data-kind={kind}>
        <path d="M6 1h36l17 17v61H6z" />
        <path d="M42 1v17h17" />
        <text x="32" y="56" textAnchor="middle">
          {type.slice(0, 5)}
        </text>
      </svg>
    );
  return (
    <span className="library-image" data-see-through={isSeeThrough || undefined}>
      {isShown || wasShown ? (
        <img
          src={thumbnail}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBroken(thumbnail)}
        />
      ) : null}
    </span>
  );
}
