import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { canvasAddress } from './canvas-api.ts';
import './canvas.css';
import { CANVAS_WIDTHS, type CanvasWidth, type CanvasZoom, scaleOf } from './canvas-widths.ts';
import { type CanvasInput, useCanvas } from './use-canvas.ts';
import { useRoom } from './use-room.ts';

interface CanvasProps extends CanvasInput {
  title: string;
}

/** A stage narrower than this starts with the page of a phone. */
const NARROW = 560;

const ZOOMS: readonly CanvasZoom[] = ['fit', 50, 75, 100];

/** The real page in a frame of true width. Clicks select sections, and texts are edited where they stand. */
export function Canvas({ title, ...input }: CanvasProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [chosen, setWidth] = useState<CanvasWidth>();
  const [zoom, setZoom] = useState<CanvasZoom>('fit');
  const room = useRoom(stage);
  const width = chosen ?? (room.width < NARROW ? 390 : 1440);
  const { status, onLoad, reload } = useCanvas(frame, input);
  const scale = scaleOf(zoom, width, room.width);
  const size: CSSProperties = {
    width,
    height: Math.max(1, room.height / scale),
    transform: `scale(${scale})`,
  };
  useEffect(() => {
    const page = frame.current?.contentDocument?.querySelector('html');
    page?.style.setProperty('--canvas-scale', `${scale}`);
  }, [scale, status]);
  return (
    <section className="canvas" aria-label="Canvas">
      <div className="canvas-bar">
        <Choice<CanvasWidth>
          label="Width"
          options={CANVAS_WIDTHS.map((each) => ({
            value: each.width,
            name: each.name,
            title: `${each.width} px`,
          }))}
          value={width}
          onChange={setWidth}
        />
        <label className="canvas-zoom">
          <span>Zoom</span>
          <select
            className="input"
            value={zoom}
            onChange={({ target }) =>
              setZoom(ZOOMS.find((each) => `${each}` === target.value) ?? 'fit')
            }
          >
            {ZOOMS.map((each) => (
              <option key={each} value={each}>
                {each === 'fit'
                  ? `Fit (${Math.round(scaleOf('fit', width, room.width) * 100)} %)`
                  : `${each} %`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="canvas-stage" ref={stage} data-status={status}>
        <div className="canvas-sheet" style={{ width: width * scale, height: room.height }}>
          <iframe
            ref={frame}
            title={`${title.trim() || 'Untitled page'}, as visitors see it`}
            // Scripts are refused by the policy of the document. WebKit runs no listener of ours without `allow-scripts`.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts"
            src={canvasAddress(input.documentId)}
            style={size}
            onLoad={onLoad}
            tabIndex={-1}
          />
        </div>
        {status === 'failed' ? (
          <div className="canvas-failure" role="alert">
            <p>
              <b>The page cannot be shown right now.</b> Your text is safe: go on in the fields, or
              try again.
            </p>
            <button className="btn btn-small" type="button" onClick={reload}>
              Show the page
            </button>
          </div>
        ) : null}
        <p className="canvas-behind" role="status">
          {status === 'behind'
            ? 'The server cannot be reached. The page follows as soon as it can.'
            : ''}
        </p>
      </div>
    </section>
  );
}

interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; name: string; title: string }[];
  value: NoInfer<Value>;
  onChange(value: Value): void;
}

/** A few choices side by side. */
function Choice<Value extends number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="canvas-widths">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
