import type { DocumentBlock } from '#src/domains/documents/document.ts';
import type { BlockSpecs } from '../field-spec.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import { passKeysOn } from '../outline/canvas-keys.ts';
import { type CanvasFrame, isHidden } from './canvas-sync.ts';
import { caretAt, editInPlace, type Press } from './edit-in-place.ts';
import {
  blockIdAt,
  blocksRoot,
  elementsOf,
  findFrameBlock,
  orderFrameBlocks,
} from './frame-blocks.ts';
import { findTexts, spotAt, type TextSpot } from './frame-texts.ts';
import { type CanvasTools, createOverlay, type FramedBlock } from './overlay.ts';
import { LAID_OUT, layOut } from './lay-out.ts';
import { showMarkup } from './show-markup.ts';
import { leaveOutOfTabs, scrollFrame, takeCharge } from './frame-page.ts';

interface FrameDeps {
  specs: BlockSpecs;
  tools: CanvasTools;
  canEdit(): boolean;
  blocks(): readonly DocumentBlock[];
  onSelect(id: string | undefined): void;
  /** called with each change of a text in place */
  onText(block: string, path: string, text: string): void;
  /** called when editing in place begins, and without an id when it ends */
  onEditing(block: string | undefined): void;
}

export interface OpenFrame extends CanvasFrame {
  /** Frames a block and scrolls to it. */
  select(id: string | undefined): void;
  /** Scrolls to what is selected. */
  showSelected(): void;
  close(): void;
}

/**
 * Takes charge of a loaded canvas: clicks select blocks, texts are edited in place, links lead nowhere.
 * @returns undefined if the frame shows something else, such as the sign-in page
 */
export function openFrame(doc: Document, deps: FrameDeps): OpenFrame | undefined {
  const root = blocksRoot(doc);
  const isCanvas = root !== null && doc.querySelector('meta[name="robots"]') !== null;
  if (!isCanvas) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const overlay = createOverlay(doc, deps.tools, deps.canEdit);
  let selected: string | undefined;
  let hovered: string | undefined;
  /** selected, and not in the page yet */
  let awaited: string | undefined;
  let endEditing: (() => void) | undefined;

  const framed = (id: string | undefined): FramedBlock | undefined => {
    const found = id === undefined ? undefined : findFrameBlock(root, id);
    const blocks = deps.blocks();
    const index = blocks.findIndex((block) => block.id === id);
    const block = blocks[index];
    if (!found || !block) return undefined;
    return {
      id: block.id,
      name: nameOfSection(block),
      index,
      count: blocks.length,
      isHidden: isHidden(block),
      elements: elementsOf(found),
    };
  };
  const draw = () => overlay.show(framed(selected), framed(hovered));

  function textsOf(id: string): TextSpot[] {
    const found = findFrameBlock(root!, id);
    const block = deps.blocks().find((each) => each.id === id);
    if (!found || !block || !deps.canEdit()) return [];
    return findTexts(elementsOf(found), deps.specs[block.type], block.props);
  }

  function edit(id: string, spot: TextSpot, press: Press): void {
    endEditing?.();
    deps.onEditing(id);
    endEditing = editInPlace(spot, press, {
      onChange: (text) => deps.onText(id, spot.place.path, text),
      onEnd: () => {
        endEditing = undefined;
        deps.onEditing(undefined);
        draw();
      },
    });
  }

  // A press outside of a text ends its editing before the click: in another text, typing goes on.
  let wasEditing = false;
  doc.addEventListener('pointerdown', () => void (wasEditing = endEditing !== undefined), {
    signal,
    capture: true,
  });
  doc.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest?.('[data-canvas-overlay]') || target.closest?.('[contenteditable]'))
        return;
      event.preventDefault();
      const id = blockIdAt(root, target);
      const spot =
        id === undefined ? undefined : spotAt(textsOf(id), caretAt(doc, event)?.node ?? target);
      const isAgain = id !== undefined && id === selected;
      deps.onSelect(id);
      if (id !== undefined && spot && (isAgain || wasEditing || event.detail > 1))
        edit(id, spot, event);
    },
    { signal, capture: true },
  );
  passKeysOn(doc, () => selected, signal);
  doc.addEventListener(
    'pointerover',
    (event) => {
      if ((event.target as Element).closest?.('[data-canvas-overlay]')) return;
      const id = blockIdAt(root, event.target as Node);
      if (id === hovered) return;
      hovered = id;
      draw();
    },
    { signal },
  );
  doc.documentElement.addEventListener(
    'pointerleave',
    () => {
      hovered = undefined;
      draw();
    },
    { signal },
  );
  takeCharge(doc, 'the page', signal);
  draw();
  const laying = layOut(root);

  return {
    order(ids) {
      orderFrameBlocks(root, ids);
      draw();
    },
    show(id, html) {
      const block = findFrameBlock(root, id);
      if (!block) return;
      showMarkup(block, html);
      const elements = elementsOf(block);
      for (const element of elements) element.toggleAttribute(LAID_OUT, true);
      elements.forEach(leaveOutOfTabs);
      draw();
      if (id !== awaited) return;
      awaited = undefined;
      reveal(elements[0]);
    },
    setHidden(id, isHidden) {
      const block = findFrameBlock(root, id);
      for (const element of block ? elementsOf(block) : [])
        element.toggleAttribute('data-canvas-hidden', isHidden);
    },
    select(id) {
      const isNew = id !== selected;
      selected = id;
      draw();
      if (!isNew) return;
      if (id !== undefined) laying.finish();
      const [element] = framed(id)?.elements ?? [];
      // A new section is rendered first.
      awaited = element ? undefined : id;
      reveal(element);
    },
    showSelected: () => reveal(framed(selected)?.elements[0]),
    close() {
      listening.abort();
      laying.stop();
      endEditing?.();
      overlay.remove();
    },
  };
}

/** Of a button in `overlay.css`. */
const BUTTONS_HEIGHT = 32;

/** At which the frame is shown. */
function scaleOf({ frameElement }: Window): number {
  const shown = frameElement as HTMLElement | null;
  return (shown && shown.getBoundingClientRect().width / shown.offsetWidth) || 1;
}

/** Scrolls to an element unless its beginning is in view. */
function reveal(element: HTMLElement | undefined): void {
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return;
  const { top } = element.getBoundingClientRect();
  // The header of the site covers the top of the page, and the buttons of a block stand above it.
  const covered = view.document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0;
  const start = element.previousElementSibling ? covered + BUTTONS_HEIGHT / scaleOf(view) : 0;
  if (top >= start && top < view.innerHeight * 0.6) return;
  scrollFrame(view, view.scrollY + top - Math.max(48, start));
}
