import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What style sheets cannot do for the native menus: close them on Escape, on a press outside, when focus leaves, and
 * after a navigation.
 * @returns a ref for the element that holds the menus
 */
export function useMenus() {
  const holder = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // Not when the page wakes: a menu may have been opened before.
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

/** A menu that hovering opened stays away until the pointer has left its name (WCAG 1.4.13). */
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
