import { useEffect, useId, useState } from 'react';
import type { AssetView } from './asset-view.ts';
import { fileAddress } from './file-address.ts';
import { ZoomedPicture } from './zoomed-picture.tsx';

/** The file itself: a picture with zoom, a video that plays, a font as a sample, a document as a link. */
export function Preview({ asset }: { asset: AssetView }) {
  const { id, kind, name, hash, width, height, contentType, isSeeThrough } = asset;
  const original = fileAddress(id, { hash });
  switch (kind) {
    case 'picture':
      return (
        <ZoomedPicture
          small={fileAddress(id, { hash, width: 1600 })}
          original={original}
          width={width}
          height={height}
          isSeeThrough={isSeeThrough}
        />
      );
    case 'drawing':
      return (
        <ZoomedPicture
          small={original}
          original={original}
          width={width}
          height={height}
          isSeeThrough
        />
      );
    case 'video':
      return (
        <figure className="asset-sheet">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the file as it is */}
          <video controls preload="metadata" src={asset.trash ? original : asset.address} />
        </figure>
      );
    case 'font':
      return <FontSample address={original} name={name} />;
    case 'document':
      return (
        <figure className="asset-sheet asset-document">
          <svg viewBox="0 0 64 80" aria-hidden="true">
            <path d="M6 1h36l17 17v61H6z" />
            <path d="M42 1v17h17" />
            <text x="32" y="56" textAnchor="middle">
              {contentType === 'application/pdf' ? 'PDF' : 'FILE'}
            </text>
          </svg>
          <a className="btn btn-small btn-quiet" href={original} target="_blank" rel="noopener">
            Open the document<span className="sr-only"> (in a new tab)</span>
          </a>
        </figure>
      );
  }
}

/** Lines of a font in its own letters, after the browser has loaded it. */
function FontSample({ address, name }: { address: string; name: string }) {
  const family = `sample${useId().replaceAll(/\W/g, '')}`;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const font = new FontFace(family, `url("${address}")`);
    let isOver = false;
    font.load().then(
      () => {
        if (isOver) return;
        document.fonts.add(font);
        setState('ready');
      },
      () => void (isOver || setState('failed')),
    );
    return () => {
      isOver = true;
      document.fonts.delete(font);
    };
  }, [address, family]);
  if (state === 'failed')
    return (
      <p className="asset-sheet note">
        The browser cannot show this font. Download it to check it.
      </p>
    );
  return (
    <div
      className="asset-sheet asset-font"
      style={state === 'ready' ? { fontFamily: family } : undefined}
      aria-busy={state === 'loading'}
    >
      <p>Aa Bb Cc</p>
      <p>{name}</p>
      <p>The quick brown fox jumps over the lazy dog 0123456789</p>
    </div>
  );
}
