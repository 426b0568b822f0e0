import styles from './overlay.css?inline';

/** Actions of the buttons of the selected block. */
export interface CanvasTools {
  /** opens the picker of sections, to add one at an index */
  add(at: number): void;
  move(id: string, by: -1 | 1): void;
  duplicate(id: string): void;
  toggleHidden(id: string): void;
  remove(id: string): void;
}

/** A block that the overlay frames. */
export interface FramedBlock {
  id: string;
  name: string;
  index: number;
  count: number;
  isHidden: boolean;
  elements: readonly HTMLElement[];
}

const ICONS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 3v-.5h-8v8H3',
  hide: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM2.5 2.5l11 11',
  show: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM6.2 8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 0 0-3.6 0',
  remove: 'M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4',
  add: 'M8 2.5v11M2.5 8h11',
} as const;

/** Marks the element that contains the overlay. */
export const OVERLAY = 'data-canvas-overlay';

/**
 * Draws frames and buttons over blocks, in a shadow root in the frame's document: no style of the site reaches it, and it
 * scrolls with the page. For the mouse and touch; the outline has the same actions for the keyboard.
 * @param canEdit whether the buttons are shown
 */
export function createOverlay(doc: Document, tools: CanvasTools, canEdit: () => boolean) {
  const host = doc.createElement('div');
  host.toggleAttribute(OVERLAY, true);
  host.setAttribute('aria-hidden', 'true');
  const root = host.attachShadow({ mode: 'open' });
  const style = doc.createElement('style');
  style.textContent = styles;
  root.append(style);
  doc.body.append(host);
  let shown: (FramedBlock | undefined)[] = [];
  let drawn = '';
  let frame: number | undefined;
  const resized = new ResizeObserver(() => place());
  resized.observe(doc.body);

  const button = (label: string, icon: keyof typeof ICONS, onClick: () => void, isOff = false) => {
    const made = doc.createElement('button');
    made.type = 'button';
    made.title = label;
    made.tabIndex = -1;
    made.disabled = isOff;
    made.innerHTML = `<svg viewBox="0 0 16 16"><path d="${ICONS[icon]}"/></svg>`;
    made.addEventListener('click', onClick);
    return made;
  };

  function boxOf(block: FramedBlock, isSelected: boolean): HTMLElement {
    const { id, index, count, isHidden } = block;
    const box = doc.createElement('div');
    box.className = `box ${isSelected ? 'selected' : 'hovered'}${index === 0 ? ' first' : ''}`;
    const tab = doc.createElement('div');
    tab.className = 'tab';
    const label = doc.createElement('span');
    label.className = 'name';
    label.textContent = nameOf(block);
    tab.append(label);
    box.append(tab);
    if (!isSelected || !canEdit()) return box;
    tab.append(
      button('Move up', 'up', () => tools.move(id, -1), index === 0),
      button('Move down', 'down', () => tools.move(id, 1), index === count - 1),
      button('Duplicate', 'duplicate', () => tools.duplicate(id)),
      isHidden
        ? button('Show to visitors', 'show', () => tools.toggleHidden(id))
        : button('Hide from visitors', 'hide', () => tools.toggleHidden(id)),
      button('Remove', 'remove', () => tools.remove(id)),
    );
    const before = button('Add a section above', 'add', () => tools.add(index));
    const after = button('Add a section below', 'add', () => tools.add(index + 1));
    before.className = 'add before';
    after.className = 'add after';
    box.append(before, after);
    return box;
  }

  /** Once per frame: measuring between two changes would lay out the page twice. */
  function placeSoon(): void {
    frame ??= requestAnimationFrame(place);
  }

  function place(): void {
    frame = undefined;
    const boxes = [...root.querySelectorAll<HTMLElement>('.box')];
    for (const [at, block] of shown.filter((each) => each !== undefined).entries()) {
      const rects = block.elements.map((element) => element.getBoundingClientRect());
      const scroll = doc.defaultView?.scrollY ?? 0;
      const top = Math.min(...rects.map((rect) => rect.top)) + scroll;
      const bottom = Math.max(...rects.map((rect) => rect.bottom)) + scroll;
      const box = boxes[at];
      if (!box) continue;
      box.hidden = rects.length === 0;
      // A style that is set again, though the same, would be computed again.
      if (box.style.top !== `${top}px`) box.style.top = `${top}px`;
      if (box.style.height !== `${bottom - top}px`) box.style.height = `${bottom - top}px`;
    }
  }

  return {
    show(selected: FramedBlock | undefined, hovered: FramedBlock | undefined) {
      const one = selected;
      const other = hovered?.id === selected?.id ? undefined : hovered;
      const areInPlace = isSamePlace(shown[0], one) && isSamePlace(shown[1], other);
      shown = [one, other];
      // With each key: drawing the same again would paint the whole page.
      const next = JSON.stringify([withoutText(one), withoutText(other), canEdit()]);
      if (next === drawn) {
        for (const [at, label] of root.querySelectorAll('.name').entries()) {
          const name = nameOf(shown.filter((each) => each !== undefined)[at]!);
          if (label.textContent !== name) label.textContent = name;
        }
        // What has grown is placed by the observer.
        return areInPlace ? undefined : placeSoon();
      }
      drawn = next;
      root.replaceChildren(
        style,
        ...(one ? [boxOf(one, true)] : []),
        ...(other ? [boxOf(other, false)] : []),
      );
      placeSoon();
    },
    remove() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      resized.disconnect();
      host.remove();
    },
  };
}

const isSamePlace = (one: FramedBlock | undefined, other: FramedBlock | undefined): boolean =>
  one?.elements.length === other?.elements.length &&
  (one?.elements ?? []).every((element, at) => element === other?.elements[at]);

const withoutText = (block: FramedBlock | undefined) =>
  block && { ...block, name: '', elements: [] };

const nameOf = ({ name, isHidden }: FramedBlock): string => (isHidden ? `${name} (hidden)` : name);
