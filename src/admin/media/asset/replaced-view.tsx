import { Part, TextList } from '#src/admin/kit/screen.tsx';
import { isVisual } from '#src/domains/media/asset.ts';
import { FRAMES } from '#src/domains/media/frames.ts';
import { cropRegion, frameRegion } from '#src/domains/media/picture-region.ts';
import type { Replacement, ReplacedSide } from './read-asset.server.ts';
import { FramePicture } from './frame-previews.tsx';
import './replace.css';

/** The current and the new file side by side, and what to look at. */
export function ComparedFiles({ before, after, warnings }: Replacement) {
  return (
    <>
      <div className="asset-compared grid gap-5 mb-5">
        <Side title="Now" side={before} />
        <Side title="After" side={after} />
      </div>
      <TextList
        className="asset-banner grid gap-3 mb-6 py-3 px-4 rounded on-sand"
        data-kind="warning"
        items={warnings}
      />
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
      <p className="note mt-2">{[type, pixels, bytes].filter(Boolean).join(', ')}</p>
    </section>
  );
}

/** Every place that changes, with its picture now and after. */
export function ReplacedPlaces({ used: { places, total }, before, after }: Replacement) {
  if (total === 0)
    return (
      <p className="note">
        No page, post, template, menu, or success story uses this file. Only what its public address
        shows changes.
      </p>
    );
  const others = total - places.length;
  return (
    <Part className="detail-part asset-part" title="What changes">
      <ul className="asset-changes grid gap-x-8">
        {places.map(({ key, title, kind, state }) => (
          <li className="grid items-center gap-3 rule-below py-3" key={key}>
            <Small side={before} isCover={kind === 'Post'} label={`${title} now`} />
            <span aria-hidden="true">→</span>
            <Small side={after} isCover={kind === 'Post'} label={`${title} after`} />
            <p>
              <b className="block medium breaks">{title}</b>
              <span className="note">{[kind, state].filter(Boolean).join(', ')}</span>
            </p>
          </li>
        ))}
      </ul>
      {others > 0 ? <p className="note">And {others} more.</p> : null}
    </Part>
  );
}

interface SmallProps {
  side: ReplacedSide;
  /** posts show covers in a frame; others show all of it */
  isCover: boolean;
  label: string;
}

function Small({ side, isCover, label }: SmallProps) {
  const { kind, width, height, address, focus, crop } = side;
  if (kind === 'picture' && width && height) {
    const size = { width, height };
    const cropped = cropRegion(size, crop);
    const region = isCover ? frameRegion(size, cropped, FRAMES.card, focus) : cropped;
    return (
      <span className="asset-small" role="img" aria-label={label}>
        <FramePicture address={address} size={size} region={region} />
      </span>
    );
  }
  return (
    <span className="asset-small" role="img" aria-label={label}>
      {isVisual(kind) ? <img src={address} alt="" /> : null}
    </span>
  );
}
