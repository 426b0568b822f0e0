import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { KeyCombination } from '#src/admin/shortcuts/key-combination.tsx';
import type { Keys } from '#src/admin/shortcuts/keys.ts';
import type { MenuPlace } from './outline-pointer.ts';

/** An action in the menu of a section. */
export interface MenuItem {
  label: string;
  keys?: Keys;
  isDisabled?: boolean;
  isDanger?: boolean;
  /** stands apart from the items above it */
  isNewGroup?: boolean;
  run(): void;
}

interface SectionMenuProps {
  label: string;
  items: readonly MenuItem[];
  place: MenuPlace;
  onClose(): void;
}

const MARGIN = 8;

/**
 * A menu at a place. Arrow keys move, letters find; Escape, Tab, and a click elsewhere close. The popover is a manual one, since the
 * release of the right button that opened it would close an automatic one.
 */
export function SectionMenu({ label, items, place, onClose }: SectionMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current!;
    menu.showPopover?.();
    const { width, height } = menu.getBoundingClientRect();
    const left = Math.min(place.x, innerWidth - width - MARGIN);
    const top = Math.min(place.y, innerHeight - height - MARGIN);
    menu.style.left = `${Math.max(MARGIN, left)}px`;
    menu.style.top = `${Math.max(MARGIN, top)}px`;
    itemsIn(menu)[0]?.focus();
  }, [place]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDown = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    addEventListener('pointerdown', onDown, { capture: true, signal });
    // A click into the canvas, which is a document of its own.
    addEventListener('blur', () => close(), { signal });
    return () => listening.abort();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const all = itemsIn(event.currentTarget);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (isLetter && event.key !== ' ') focusByLetter(all, at, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={ref}
      className="section-menu floats m-0 fg p-2 scrolls"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <Button
          key={item.label}
          role="menuitem"
          className="section-action pick row apart gap-6 full tap small"
          tabIndex={-1}
          isDisabled={item.isDisabled}
          data-danger={item.isDanger || undefined}
          data-group={item.isNewGroup || undefined}
          onClick={() => {
            onClose();
            item.run();
          }}
        >
          <span>{item.label}</span>
          {item.keys ? (
            <span aria-hidden="true">
              <KeyCombination keys={item.keys} />
            </span>
          ) : null}
        </Button>
      ))}
    </div>
  );
}

const itemsIn = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]'),
];

function focusByLetter(all: readonly HTMLElement[], at: number, letter: string): void {
  const matches = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const found = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(matches);
  found?.focus();
}
