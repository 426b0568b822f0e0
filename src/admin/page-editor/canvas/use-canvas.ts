import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { browserTimers } from '#src/admin/documents/save-timer.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import type { BlockSpecs } from '../field-spec.ts';
import { renderBlocks } from './canvas-api.ts';
import { type OpenFrame, openFrame } from './canvas-frame.ts';
import { type CanvasSync, createCanvasSync } from './canvas-sync.ts';
import type { CanvasTools } from './overlay.ts';

export interface CanvasInput {
  documentId: string;
  specs: BlockSpecs;
  blocks: readonly DocumentBlock[];
  /** the blocks as the server has stored them; undefined while something is not saved */
  stored: readonly DocumentBlock[] | undefined;
  selected: string | undefined;
  /** stay the same */
  tools: CanvasTools;
  isReadOnly: boolean;
  onSelect(id: string | undefined): void;
  onText(block: string, path: string, text: string): void;
}

/** `behind`: shown, but the server cannot render the newest changes. */
type CanvasStatus = 'loading' | 'ready' | 'behind' | 'failed';

/** Connects the frame of the canvas with the edited document. */
export function useCanvas(frame: RefObject<HTMLIFrameElement | null>, input: CanvasInput) {
  const [status, setStatus] = useState<CanvasStatus>('loading');
  const current = useRef(input);
  const open = useRef<{ doc: Document; frame: OpenFrame; sync: CanvasSync }>(undefined);
  useEffect(() => {
    current.current = input;
  });

  const close = useCallback(() => {
    open.current?.sync.stop();
    open.current?.frame.close();
    open.current = undefined;
  }, []);

  const onLoad = useCallback(() => {
    if (!frame.current || !hasPage(frame.current)) return;
    const doc = frame.current.contentDocument;
    if (doc && open.current?.doc === doc) return;
    close();
    const { specs, documentId, stored, blocks, tools } = current.current;
    const opened =
      doc &&
      openFrame(doc, {
        specs,
        tools,
        canEdit: () => !current.current.isReadOnly,
        blocks: () => current.current.blocks,
        onSelect: (id) => current.current.onSelect(id),
        onText: (block, path, text) => current.current.onText(block, path, text),
        onEditing: (id) => open.current?.sync.hold(id),
      });
    if (!doc || !opened) return setStatus('failed');
    const sync = createCanvasSync(
      {
        frame: opened,
        render: (changed) => renderBlocks(documentId, changed),
        timers: browserTimers,
        onBehind: (isBehind) => setStatus(isBehind ? 'behind' : 'ready'),
      },
      stored ?? [],
    );
    open.current = { doc, frame: opened, sync };
    setStatus('ready');
    sync.update(blocks);
  }, [frame, close]);

  // The page is there before its pictures, which `load` waits for. No event says so of a document that replaces an empty one.
  useEffect(() => {
    let request = 0;
    let doc: Document | null = null;
    const watch = () => {
      if (!frame.current || !hasPage(frame.current)) request = requestAnimationFrame(watch);
      else {
        doc = frame.current.contentDocument;
        if (doc?.readyState !== 'loading') onLoad();
        doc?.addEventListener('DOMContentLoaded', onLoad);
      }
    };
    watch();
    return () => {
      cancelAnimationFrame(request);
      doc?.removeEventListener('DOMContentLoaded', onLoad);
      close();
    };
  }, [frame, onLoad, close]);

  const { blocks, selected, isReadOnly } = input;
  useEffect(() => open.current?.sync.update(blocks), [blocks]);
  useEffect(() => {
    // Not shown before, so that there was no place to scroll to.
    if (status !== 'loading') open.current?.frame.select(selected);
  }, [status, selected, blocks, isReadOnly]);

  const reload = useCallback(() => {
    setStatus('loading');
    frame.current?.contentWindow?.location.reload();
  }, [frame]);
  const showSelected = useCallback(() => open.current?.frame.showSelected(), []);
  return { status, onLoad, reload, showSelected };
}

/** Before its first load a frame has an empty document. */
const hasPage = (frame: HTMLIFrameElement): boolean => frame.contentDocument?.URL !== 'about:blank';
