import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from '#src/domains/media/asset.ts';
import { clampFraction, type PictureView } from './view-values.ts';

interface FocusPickerProps {
  address: string;
  size: { width: number; height: number };
  view: PictureView;
  onFocus: (focus: Point) => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const words = (fraction: number) => `${Math.round(fraction * 100)}%`;

/** The picture with its focus, which a click, a drag or the arrow keys move. What the crop leaves out is dimmed. */
export function FocusPicker({ address, size, view: { focus, crop }, onFocus }: FocusPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);

  function moveTo({ clientX, clientY }: PointerEvent) {
    const box = frame.current!.getBoundingClientRect();
    onFocus({
      x: clampFraction((clientX - box.left) / box.width),
      y: clampFraction((clientY - box.top) / box.height),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onFocus({
      x: clampFraction(focus.x + move.x * step),
      y: clampFraction(focus.y + move.y * step),
    });
  }

  return (
    <div className="asset-canvas">
      <div
        ref={frame}
        className="asset-focus"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          marker.current?.focus({ preventScroll: true });
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      >
        <img src={address} alt="" draggable={false} />
        {crop ? (
          <span
            className="asset-cropped"
            style={{
              left: `${crop.x * 100}%`,
              top: `${crop.y * 100}%`,
              width: `${crop.width * 100}%`,
              height: `${crop.height * 100}%`,
            }}
          />
        ) : null}
        <button
          ref={marker}
          className="asset-marker"
          type="button"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          aria-label={`Focus, ${words(focus.x)} from the left, ${words(focus.y)} from the top`}
          aria-describedby="asset-focus-keys"
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="field-hint" id="asset-focus-keys">
        Click what must stay visible, or move the point with the arrow keys; with Shift in larger
        steps.
      </p>
    </div>
  );
}
