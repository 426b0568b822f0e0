import { type ReactNode, useEffect, useState } from 'react';
import { documentApi } from '#src/admin/documents/document-api.ts';
import './canvas.css';
import { useStage } from './use-stage.ts';
import { WidthChoice } from './width-choice.tsx';

interface DocumentPreviewProps {
  documentId: string;
  /** which document of it the frame shows */
  view?: 'canvas' | 'sample';
  title: string;
  /** the stored version; a new one is shown as soon as it has loaded, at the same place */
  version: number;
  /** something is not stored yet */
  isBehind: boolean;
  /** selector of the part to have in view, each time that it is another one */
  inView?: string | undefined;
  /** beside the widths */
  note?: ReactNode;
  /** called with each document that is shown */
  onShow?(shown: Document): void;
}

const FRAME = '.canvas iframe:not([aria-hidden])';

/** A stored document as visitors see it, in a frame of true width. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { documentId, view = 'canvas', title, version, isBehind, inView, note, onShow } = props;
  const { stage, width, setWidth, sheet, page } = useStage();
  const [shown, setShown] = useState(version);
  function onLoad(next: HTMLIFrameElement) {
    const doc = next.contentDocument;
    // Before its first load, a frame has an empty document.
    if (doc?.readyState !== 'complete' || !doc.querySelector('main')) return;
    const before = stage.current?.querySelector<HTMLIFrameElement>(FRAME);
    if (before !== next) next.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
    onShow?.(doc);
    setShown(version);
  }
  useEffect(() => {
    // The frame may have loaded before the browser took over the page.
    const frame = stage.current?.querySelector<HTMLIFrameElement>(FRAME);
    if (frame) onLoad(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the editor opens
  }, []);
  useEffect(() => {
    const frame = stage.current?.querySelector<HTMLIFrameElement>(FRAME);
    if (inView) frame?.contentDocument?.querySelector(inView)?.scrollIntoView();
  }, [stage, inView]);
  return (
    <section className="canvas grid min-0 min-h-0" aria-label="Preview">
      <div className="canvas-bar row wraps apart rule-below on-sand small">
        <WidthChoice value={width} onChange={setWidth} />
        {note}
      </div>
      <div className="canvas-stage min-h-0 relative" ref={stage}>
        <div className="canvas-sheet cropped on-paper" style={sheet}>
          {[...new Set([shown, version])].map((each) => (
            <iframe
              key={each}
              title={`${title}, ${view === 'canvas' ? 'as visitors see it' : 'as a post with sample text'}`}
              // Its policy refuses scripts. The same origin keeps the place when a new version is shown; WebKit runs no listener of
              // ours without `allow-scripts`.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox={onShow ? 'allow-same-origin allow-scripts' : 'allow-same-origin'}
              src={`${documentApi(documentId)}/${view}?version=${each}`}
              style={
                each === shown ? page : { ...page, position: 'absolute', visibility: 'hidden' }
              }
              aria-hidden={each === shown ? undefined : true}
              tabIndex={-1}
              onLoad={each === version ? ({ currentTarget }) => onLoad(currentTarget) : undefined}
            />
          ))}
        </div>
        <p className="canvas-behind chip-dark py-2 px-3 absolute small" role="status">
          {isBehind
            ? 'Your last changes are not saved yet. The preview follows when they are.'
            : ''}
        </p>
      </div>
    </section>
  );
}
