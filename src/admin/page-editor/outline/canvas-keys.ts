import { fieldId } from '#src/admin/documents/field-id.ts';

/** Keys that scroll the page, or mean something in the browser. */
const OF_THE_PAGE = /^(Arrow|Page|Home$|End$|Tab$|Enter$|Escape$| $|F\d)/;
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/**
 * Passes keys of the canvas on to the selected section in the outline, as if it had the focus; what it does not know reaches the
 * shortcuts of the editor. Not what is typed, and not what scrolls.
 * @param selected the selected section
 */
export function passKeysOn(
  doc: Document,
  selected: () => string | undefined,
  signal: AbortSignal,
): void {
  const target = (): Element => {
    const id = selected();
    const row = id === undefined ? null : document.getElementById(fieldId(['blocks', { id }]));
    return row ?? document.body;
  };
  const isTyped = (event: Event) => Boolean((event.target as Element).closest?.(TYPED_INTO));
  doc.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.isComposing || isTyped(event)) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (OF_THE_PAGE.test(key) && !altKey) return;
      const held = { ctrlKey, metaKey, altKey, shiftKey };
      const init = { key, ...held, repeat, bubbles: true, cancelable: true };
      if (!target().dispatchEvent(new KeyboardEvent('keydown', init))) event.preventDefault();
    },
    { signal },
  );
  for (const type of ['copy', 'cut', 'paste'] as const)
    doc.addEventListener(
      type,
      (event) => {
        // Selected words of the page are copied as words.
        const words = doc.getSelection()?.toString() ?? '';
        if (isTyped(event) || (words !== '' && type === 'copy')) return;
        const { clipboardData } = event;
        const init = { clipboardData, bubbles: true, cancelable: true };
        if (!target().dispatchEvent(new ClipboardEvent(type, init))) event.preventDefault();
      },
      { signal },
    );
}
