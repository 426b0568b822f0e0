import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes the native menus on Escape, on a press outside, when the focus leaves, and after a navigation.
 * @returns a ref for the element that contains the menus
 */
export function useMenus() {
  const holder = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // Not on hydration, since a menu may be open by then.
    if (shown.current !== key) closeMenus(holder.current);
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismissHovered(holder.current);
      const open = holder.current?.querySelector<HTMLDetailsElement>('details[open]');
      if (!open) return;
      closeMenus(holder.current);
      open.querySelector('summary')?.focus();
    };
    const onPress = (event: Event) => {
      const target = event.target as Element;
      for (const menu of openMenus(holder.current)) {
        if (!menu.parentElement?.contains(target)) menu.open = false;
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, []);
  return holder;
}

/** Hides a menu that hovering opened, until the pointer leaves its item (WCAG 1.4.13). */
function dismissHovered(holder: HTMLElement | null) {
  const nav = holder?.querySelector<HTMLElement>('.site-nav');
  const hovered = nav?.querySelector('li:hover');
  if (!nav || !hovered) return;
  nav.dataset['dismissed'] = '';
  hovered.addEventListener('pointerleave', () => delete nav.dataset['dismissed'], { once: true });
}

const openMenus = (holder: HTMLElement | null) =>
  holder?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

function closeMenus(holder: HTMLElement | null) {
  for (const menu of openMenus(holder)) menu.open = false;
}
