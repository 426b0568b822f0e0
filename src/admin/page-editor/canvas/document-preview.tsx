import { type CSSProperties, type SyntheticEvent, useRef, useState } from 'react';
import { canvasAddress } from './canvas-api.ts';
import './canvas.css';
import { type CanvasWidth, scaleOf } from './canvas-widths.ts';
import { useRoom } from './use-room.ts';
import { WidthChoice } from './width-choice.tsx';

interface DocumentPreviewProps {
  documentId: string;
  title: string;
  /** the stored version; a new one is shown as soon as it has loaded, at the same place */
  version: number;
  /** something is not stored yet */
  isBehind: boolean;
}

/** A stage narrower than this starts with the page of a phone. */
const NARROW = 560;

/** A stored document as visitors see it, in a frame of true width. */
export function DocumentPreview({ documentId, title, version, isBehind }: DocumentPreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const [chosen, setWidth] = useState<CanvasWidth>();
  const [shown, setShown] = useState(version);
  const width = chosen ?? (room.width < NARROW ? 390 : 1440);
  const scale = scaleOf('fit', width, room.width);
  const size: CSSProperties = {
    width,
    height: Math.max(1, room.height / scale),
    transform: `scale(${scale})`,
  };
  function onLoad({ currentTarget: next }: SyntheticEvent<HTMLIFrameElement>) {
    const before = next.parentElement?.querySelector<HTMLIFrameElement>(
      'iframe:not([aria-hidden])',
    );
    next.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
    setShown(version);
  }
  return (
    <section className="canvas" aria-label="Preview">
      <div className="canvas-bar">
        <WidthChoice value={width} onChange={setWidth} />
      </div>
      <div className="canvas-stage" ref={stage}>
        <div className="canvas-sheet" style={{ width: width * scale, height: room.height }}>
          {[...new Set([shown, version])].map((each) => (
            <iframe
              key={each}
              title={`${title}, as visitors see it`}
              // Its policy refuses scripts; the same origin keeps the place when a new version is shown.
              sandbox="allow-same-origin"
              src={`${canvasAddress(documentId)}?version=${each}`}
              style={
                each === shown ? size : { ...size, position: 'absolute', visibility: 'hidden' }
              }
              aria-hidden={each === shown ? undefined : true}
              tabIndex={-1}
              onLoad={each === version ? onLoad : undefined}
            />
          ))}
        </div>
        <p className="canvas-behind" role="status">
          {isBehind
            ? 'Your last changes are not saved yet. The preview follows when they are.'
            : ''}
        </p>
      </div>
    </section>
  );
}
