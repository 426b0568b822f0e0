import { isComposing } from '#src/admin/shortcuts/typing.ts';
import { isGuidance, mayBreakLines } from '../field-spec.ts';
import type { TextSpot } from './frame-texts.ts';

interface InPlaceDeps {
  /** called with each change */
  onChange(text: string): void;
  onEnd(): void;
}

/** Where the text was clicked, and how often. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/**
 * Lets a text be edited where it stands. Enter breaks the line where the form does, too, and ends it elsewhere. Escape ends it; what
 * was typed stays, and undo takes it back.
 * @returns a function that ends it
 */
export function editInPlace(
  { place: { text, max }, nodes }: TextSpot,
  press: Press,
  { onChange, onEnd }: InPlaceDeps,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const mayBreak = mayBreakLines(max, text);
  const element = elementAround(nodes);
  // Line breaks of a headline are elements; while it is edited they are characters.
  element.textContent = text;
  element.contentEditable = 'plaintext-only';
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true';
  element.dataset['canvasEditing'] = '';
  element.spellcheck = true;
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', 'Text');
  if (mayBreak) element.setAttribute('aria-multiline', 'true');

  const read = () => element.innerText.replaceAll('\r', '').replace(/\n$/, '');
  function end(): void {
    if (signal.aborted) return;
    ending.abort();
    element.removeAttribute('contenteditable');
    delete element.dataset['canvasEditing'];
    for (const name of ['role', 'aria-label', 'aria-multiline', 'spellcheck'])
      element.removeAttribute(name);
    onEnd();
  }
  element.addEventListener('input', () => onChange(read()), { signal });
  element.addEventListener('blur', end, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      // Typing is not a shortcut of the editor.
      event.stopPropagation();
      if (isComposing(event)) return;
      if (event.key !== 'Escape' && (event.key !== 'Enter' || mayBreak)) return;
      event.preventDefault();
      end();
    },
    { signal },
  );
  element.focus({ preventScroll: true });
  placeCaret(element, text, press);
  return end;
}

/** The element that contains these nodes and nothing else. A new one, if theirs contains more; the next markup has none. */
function elementAround(nodes: TextSpot['nodes']): HTMLElement {
  const [first] = nodes as [ChildNode];
  const parent = first.parentElement!;
  if (parent.childNodes.length === nodes.length) return parent;
  const span = parent.ownerDocument.createElement('span');
  first.before(span);
  span.append(...nodes);
  return span;
}

/** As in any field: the caret where the text was clicked, or the word that was double-clicked. */
function placeCaret(element: HTMLElement, text: string, press: Press): void {
  const selection = element.ownerDocument.defaultView?.getSelection();
  selection?.selectAllChildren(element);
  if (isGuidance(text)) return;
  const caret = caretAt(element.ownerDocument, press);
  if (!caret || caret.node !== element.firstChild) return selection?.collapseToEnd();
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  const word = press.detail > 1 ? words.containing(caret.offset) : undefined;
  const start = word?.index ?? caret.offset;
  const end = start + (word?.segment.length ?? 0);
  selection?.setBaseAndExtent(caret.node, start, caret.node, end);
}

/** The place in a text that was clicked; undefined if the browser cannot name it. */
export function caretAt(
  doc: Document,
  { clientX, clientY }: Press,
): { node: Node; offset: number } | undefined {
  const position = doc.caretPositionFromPoint?.(clientX, clientY);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = doc.caretRangeFromPoint?.(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
