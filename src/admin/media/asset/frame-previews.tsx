import type { CSSProperties } from 'react';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { ALL_FRAMES } from '#src/domains/media/frames.ts';
import { cropRegion, frameRegion, type Region } from '#src/domains/media/picture-region.ts';
import type { PictureView } from './view-values.ts';
import './view.css';

interface FramePreviewsProps {
  /** all of the picture */
  address: string;
  size: { width: number; height: number };
  view: PictureView;
}

/** The picture as every place of the site cuts it, by the rules of the server. */
export function FramePreviews({ address, size, view: { focus, crop } }: FramePreviewsProps) {
  const cropped = cropRegion(size, crop);
  const whole = { id: 'whole', label: 'In a page or text', where: 'never cut any further' };
  const frames = [
    ...ALL_FRAMES.map((frame) => ({ ...frame, region: frameRegion(size, cropped, frame, focus) })),
    { ...whole, width: 0, height: 0, region: cropped },
  ];
  return (
    <ul className="asset-frames grid gap-5" aria-label="As the site shows it">
      {frames.map(({ id, label, where, width, region }) => (
        <li key={id}>
          <FramePicture address={address} size={size} region={region} />
          <p className="mt-2 small snug muted">
            <b className="block medium fg">{label}</b>
            <span>{where}</span>
            {region.width < width ? (
              <span className="block copper">
                May look blurred: {formatNumber(region.width)} of {formatNumber(width)} px
              </span>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A part of a picture, without any request of its own. */
export function FramePicture({
  address,
  size,
  region,
}: Pick<FramePreviewsProps, 'address' | 'size'> & { region: Region }) {
  const style: CSSProperties = {
    width: `${(size.width / region.width) * 100}%`,
    height: `${(size.height / region.height) * 100}%`,
    left: `${(-region.left / region.width) * 100}%`,
    top: `${(-region.top / region.height) * 100}%`,
  };
  return (
    <span
      className="asset-frame block relative on-sand"
      style={{ aspectRatio: `${region.width} / ${region.height}` }}
    >
      <img className="absolute any-width" src={address} alt="" style={style} draggable={false} />
    </span>
  );
}
