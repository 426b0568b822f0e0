import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What style sheets cannot do for the native menus: close them on Escape, on a press outside, when focus leaves, and
 * after a navigation.
 * @returns a ref for the element that holds the menus
 */
export function useMenus() {
  const holder = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => closeMenus(holder.current), [pathname, search]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
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

const openMenus = (holder: HTMLElement | null) =>
  holder?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

function closeMenus(holder: HTMLElement | null) {
  for (const menu of openMenus(holder)) menu.open = false;
}
