import { isVisual } from '#src/domains/media/asset.ts';
import type { Replacement, ReplacedSide } from './read-replacement.server.ts';

/** The current and the new file side by side, and what to look at. */
export function ComparedFiles({ before, after, warnings }: Replacement) {
  return (
    <>
      <div className="asset-compared">
        <Side title="Now" side={before} />
        <Side title="After" side={after} />
      </div>
      {warnings.length > 0 ? (
        <ul className="asset-banner" data-kind="warning">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Side({ title, side }: { title: string; side: ReplacedSide }) {
  const { kind, type, pixels, bytes, address } = side;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="asset-sheet" data-see-through={type !== 'JPEG picture' || undefined}>
        {isVisual(kind) ? <img src={address} alt="" /> : null}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the file as it is */}
        {kind === 'video' ? <video controls preload="metadata" src={address} /> : null}
        {isVisual(kind) || kind === 'video' ? null : <p>{type}</p>}
      </div>
      <p className="note">{[type, pixels, bytes].filter(Boolean).join(', ')}</p>
    </section>
  );
}
