/** Closes the native menus of the header on Escape, on a press outside, and when the focus leaves. */
export function startMenus(): void {
  const header = document.querySelector('.site-header');
  if (!header) return;
  const openMenus = () => header.querySelectorAll<HTMLDetailsElement>('details[open]');
  const close = () => {
    for (const menu of openMenus()) menu.open = false;
  };
  const onPress = (event: Event) => {
    for (const menu of openMenus())
      if (!menu.parentElement?.contains(event.target as Element)) menu.open = false;
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    dismissHovered(header);
    const [first] = openMenus();
    close();
    first?.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('focusin', onPress);
  // The list of posts follows its links without leaving the page.
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  // A page that Back restores shows no open menu.
  addEventListener('pagehide', close);
}

/** Hides a menu that hovering opened, until the pointer leaves its item (WCAG 1.4.13). */
function dismissHovered(header: Element): void {
  const nav = header.querySelector<HTMLElement>('.site-nav');
  const hovered = nav?.querySelector('li:hover');
  if (!nav || !hovered) return;
  nav.dataset['dismissed'] = '';
  hovered.addEventListener('pointerleave', () => delete nav.dataset['dismissed'], { once: true });
}
