import { useState } from 'react';
import { assetPath } from '#src/admin/media/library/library-query.ts';
import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import { FRAMES } from '#src/domains/media/frames.ts';

interface CoverFramesProps {
  cover: string;
  /** undefined while the library was not read, and for files that it does not have */
  file: PickedFile | undefined;
}

const SHOWN = [FRAMES.card, FRAMES.cover, FRAMES['cover-phone']] as const;
const PREVIEW_WIDTH = 480;

/** The cover at every ratio that the site cuts it to, from the server that cuts it. */
export function CoverFrames({ cover, file }: CoverFramesProps) {
  const isDrawing = file?.kind === 'drawing';
  const [broken, setBroken] = useState<string>();
  if (broken === cover) return null;
  // Another focal point is another picture, which the browser must not take from its memory.
  const version = file ? `${file.focus.x},${file.focus.y}` : '';
  return (
    <div className="cover-frames">
      <ul aria-label="The cover as the site shows it">
        {SHOWN.map((frame) => (
          <li key={frame.id}>
            <img
              key={version}
              src={framed(cover, frame)}
              style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
              alt=""
              loading="lazy"
              onError={() => setBroken(cover)}
            />
            <p>
              {frame.label} <span>{frame.where}</span>
            </p>
          </li>
        ))}
      </ul>
      {isDrawing ? (
        <p className="field-hint">Drawings are cut around their middle.</p>
      ) : file ? (
        <p className="field-hint">
          Focal point: {percent(file.focus.x)} from the left, {percent(file.focus.y)} from the top.{' '}
          <a href={assetPath(file.id)} target="_blank" rel="noreferrer">
            Move it in the library
          </a>
          {file.width !== null && file.width < FRAMES.cover.width
            ? `. At ${file.width} px, it may look blurred on wide screens: ${FRAMES.cover.width} px are sharp`
            : ''}
          .
        </p>
      ) : null}
    </div>
  );
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

const framed = (cover: string, { width, height }: { width: number; height: number }) =>
  `${cover}?width=${PREVIEW_WIDTH}&height=${Math.round((PREVIEW_WIDTH * height) / width)}`;
