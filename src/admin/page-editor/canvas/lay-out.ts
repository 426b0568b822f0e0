import { whenIdle } from '#src/admin/parts/when-idle.ts';

/** Marks what is laid out like on the live page (`site/canvas/held.css`). */
export const LAID_OUT = 'data-canvas-laid-out';

const SHOWN = 'data-canvas-shown';

interface LayingOut {
  /** Lays out all of the page at once, before something in it is measured. */
  finish(): void;
  stop(): void;
}

/** Shows a page that was held: what is in view at once, the rest part by part when nothing else is to be done. */
export function layOut(root: HTMLElement): LayingOut {
  const rest = [...root.children].values();
  let cancel = () => {};
  root.ownerDocument.body.toggleAttribute(SHOWN, true);

  function layOutNext(): void {
    const { value, done } = rest.next();
    if (done) return;
    value.toggleAttribute(LAID_OUT, true);
    cancel = whenIdle(layOutNext);
  }
  cancel = whenIdle(layOutNext);
  return {
    finish() {
      cancel();
      for (const element of rest) element.toggleAttribute(LAID_OUT, true);
    },
    stop: () => cancel(),
  };
}
