import { isComposing, isTypedInto } from '#src/admin/shortcuts/typing.ts';
import { fieldId } from '#src/admin/documents/field-id.ts';

/** Keys that scroll the page, or mean something in the browser. */
const OF_THE_PAGE = /^(Arrow|Page|Home$|End$|Tab$|Enter$|Escape$| $|F\d)/;

/**
 * Passes keys of the canvas on to the selected section in the outline, as if it had the focus; what it does not know reaches the
 * shortcuts of the editor. Not what is typed, and not what scrolls. Who has typed in the page goes on typing, also where that has ended:
 * keys without Ctrl or Alt wait for the next press of the mouse.
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
  let isTyping = false;
  for (const type of ['focusin', 'pointerdown'])
    doc.addEventListener(type, ({ target }) => void (isTyping = isTypedInto(target)), { signal });
  doc.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || isComposing(event) || isTypedInto(event.target)) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (OF_THE_PAGE.test(key) && !altKey) return;
      if (isTyping && !ctrlKey && !metaKey && !altKey) return;
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
        if (isTypedInto(event.target) || (words !== '' && type === 'copy')) return;
        const { clipboardData } = event;
        const init = { clipboardData, bubbles: true, cancelable: true };
        if (!target().dispatchEvent(new ClipboardEvent(type, init))) event.preventDefault();
      },
      { signal },
    );
}
