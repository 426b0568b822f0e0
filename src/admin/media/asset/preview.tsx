import type { AssetView } from './asset-view.ts';
import { fileAddress } from './file-address.ts';
import { FontSample } from './font-sample.tsx';
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
