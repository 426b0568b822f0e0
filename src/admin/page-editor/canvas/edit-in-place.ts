import type { TextSpot } from './frame-texts.ts';

interface InPlaceDeps {
  /** called with each change */
  onChange(text: string): void;
  onEnd(): void;
}

/** Longer texts, and those with several lines, may have line breaks. */
const ONE_LINE = 60;

/**
 * Lets a text be edited where it stands. Enter ends it, Shift+Enter breaks the line, Escape puts the text
 * back.
 * @returns a function that ends it
 */
export function editInPlace(
  { place: { text, max }, nodes }: TextSpot,
  { onChange, onEnd }: InPlaceDeps,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const mayBreak = text.includes('\n') || max === undefined || max > ONE_LINE;
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
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        onChange(text);
        end();
      } else if (event.key === 'Enter' && !(event.shiftKey && mayBreak)) {
        event.preventDefault();
        end();
      }
    },
    { signal },
  );
  element.focus({ preventScroll: true });
  selectAll(element);
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

function selectAll(element: HTMLElement): void {
  const selection = element.ownerDocument.defaultView?.getSelection();
  selection?.selectAllChildren(element);
}
