/**
 * localStorage key that disables the / shortcut. Speech input can trigger single-key shortcuts by accident, so /search has a
 * switch (WCAG 2.1.4).
 */
export const SHORTCUT_OFF = 'slash-off';

/**
 * Opens the search in the header on the / key, focuses its field when it opens, and loads suggestions once a search field has
 * the focus. Small, since every page loads it; the rest is in `site/search/suggest.ts`. Call once.
 */
export function startSearchShortcut(): void {
  const onFocus = () => {
    const field = document.activeElement;
    if (field?.matches('[data-search]'))
      import('./suggest.ts').then(
        ({ suggestIn }) => suggestIn(field as HTMLInputElement),
        () => undefined, // the form works without suggestions
      );
  };
  onFocus();
  const listen: typeof document.addEventListener = (name: string, listener: unknown) =>
    document.addEventListener(name, listener as EventListener, true);
  listen('focusin', onFocus);
  const focusIn = (opened: Element | null) =>
    opened?.querySelector<HTMLElement>('.site-search input')?.focus();
  listen('toggle', ({ target }) => focusIn(target as Element));
  listen('keydown', (event) => {
    if (
      event.key === '/' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !document.activeElement?.matches('input,textarea,select') &&
      !localStorage.getItem(SHORTCUT_OFF)
    ) {
      event.preventDefault();
      const search = document.querySelector('.site-search details');
      search?.setAttribute('open', '');
      // Not left to the toggle event, which may come after the next key.
      focusIn(search);
    }
  });
}
