import { Button, IconButton } from '#src/admin/kit/button.tsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { frameAddress } from './canvas-api.ts';
import './canvas.css';
import type { CanvasZoom } from './canvas-widths.ts';
import { OVERLAY } from './overlay.ts';
import { type CanvasInput, useCanvas } from './use-canvas.ts';
import { useStage } from './use-stage.ts';
import { WidthChoice } from './width-choice.tsx';

interface CanvasProps extends CanvasInput {
  title: string;
  /** the parts beside it are hidden */
  isAlone: boolean;
  onAlone(isAlone: boolean): void;
}

const ZOOMS: readonly CanvasZoom[] = ['fit', 50, 75, 100];

/** The real page in a frame of true width. Clicks select sections, and texts are edited where they stand. */
export function Canvas({ title, isAlone, onAlone, ...input }: CanvasProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [zoom, setZoom] = useState<CanvasZoom>('fit');
  const { stage, width, setWidth, fit, scale, sheet, page: style } = useStage(zoom);
  // Parsed before, the page would keep sections and fields from being edited (ADR 073).
  const isHydrated = useIsHydrated();
  const { status, onLoad, reload, showSelected } = useCanvas(frame, input);
  const page = { documentId: input.documentId, title, style };
  useEffect(() => {
    // On the overlay alone: a property of the page would compute the style of each of its elements again.
    const overlay = frame.current?.contentDocument?.querySelector<HTMLElement>(`[${OVERLAY}]`);
    overlay?.style.setProperty('--canvas-scale', `${scale}`);
  }, [scale, status]);
  // Another width puts every section elsewhere.
  useEffect(showSelected, [width, showSelected]);
  return (
    <section className="canvas grid min-0 min-h-0" aria-label="Canvas">
      <div className="canvas-bar row wraps apart rule-below on-sand small">
        <WidthChoice value={width} onChange={setWidth} />
        <label className="canvas-zoom push items-center gap-2 muted">
          <span>Zoom</span>
          <select
            className="input canvas-zoom-select"
            value={zoom}
            onChange={({ target }) =>
              setZoom(ZOOMS.find((each) => `${each}` === target.value) ?? 'fit')
            }
          >
            {ZOOMS.map((each) => (
              <option key={each} value={each}>
                {each === 'fit' ? `Fit (${Math.round(fit * 100)}%)` : `${each}%`}
              </option>
            ))}
          </select>
        </label>
        <IconButton
          className="icon-button canvas-alone"
          label="Show only the page"
          aria-pressed={isAlone}
          title={isAlone ? 'Show outline and fields' : 'Show only the page'}
          path={
            isAlone
              ? 'M1 8h5.5M4 5.5 6.5 8 4 10.5M15 8H9.5M12 5.5 9.5 8l2.5 2.5'
              : 'M2 8h12M4.5 5.5 2 8l2.5 2.5M11.5 5.5 14 8l-2.5 2.5'
          }
          onClick={() => onAlone(!isAlone)}
        />
      </div>
      <div className="canvas-stage min-h-0 relative" ref={stage} data-status={status}>
        <div className="canvas-sheet cropped on-paper" style={sheet}>
          {isHydrated ? (
            <PageFrame {...page} ref={frame} onLoad={onLoad} tabIndex={-1} />
          ) : (
            <noscript>
              <PageFrame {...page} />
            </noscript>
          )}
        </div>
        {status !== 'failed' && input.blocks.length === 0 ? (
          <div className="canvas-empty floats middle absolute grid centered gap-5 py-8 px-6">
            <p>
              <b>This page is empty.</b> Sections are its building blocks: a headline, a form,
              questions, a picture.
            </p>
            {input.isReadOnly ? null : (
              <Button tone="secondary" onClick={() => input.tools.add(0)}>
                Add the first section
              </Button>
            )}
          </div>
        ) : null}
        {status === 'failed' ? (
          <div
            className="canvas-failure edge-copper absolute grid justify-start gap-4 p-6 on-paper"
            role="alert"
          >
            <p>
              <b>The page cannot be shown right now.</b> Your text is safe: go on in the fields, or
              try again.
            </p>
            <Button className="btn btn-small" onClick={reload}>
              Show the page
            </Button>
          </div>
        ) : null}
        <p className="canvas-behind chip-dark py-2 px-3 absolute small" role="status">
          {status === 'behind'
            ? 'The server cannot be reached. The page follows as soon as it can.'
            : ''}
        </p>
      </div>
    </section>
  );
}

function PageFrame({
  documentId,
  title,
  ...props
}: ComponentProps<'iframe'> & { documentId: string; title: string }) {
  return (
    <iframe
      {...props}
      title={`${title.trim() || 'Untitled page'}, as visitors see it`}
      // Scripts are refused by the policy of the document. WebKit runs no listener of ours without `allow-scripts`.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-same-origin allow-scripts"
      src={frameAddress(documentId)}
    />
  );
}
