const FIELDS = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
/** Inputs that take no text. */
const NOT_TYPED =
  'input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])';

/** Whether a key pressed on an element is text for it. */
export function isTypedInto(target: EventTarget | null): boolean {
  // No `instanceof`: the page in the frame of the page editor has an `Element` of its own.
  const field = (target as Element | null)?.closest?.(FIELDS) ?? null;
  return (
    field !== null && field.getAttribute('contenteditable') !== 'false' && !field.matches(NOT_TYPED)
  );
}

/** Whether an input method reads a key, as when Enter takes over what was composed. Safari has ended that by then, and says it with 229. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/**
 * Keeps keys that an input method reads from whatever reacts to keys, until the signal. Editors of whole texts get them, which know of
 * composing themselves.
 */
export function ignoreComposedKeys(signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      const isEditor = (event.target as Element).closest?.('.ProseMirror');
      if (isComposing(event) && !isEditor) event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}
