/**
 * Where the browser remembers that the / key shall do nothing. Who speaks to the computer may press keys without meaning to, so
 * /search has a switch (WCAG 2.1.4).
 */
export const SHORTCUT_OFF = 'slash-off';

/**
 * Opens the header's search at the / key, gives its field the focus whenever it opens, and loads the suggestions once a search
 * field has the focus. Every page carries this, so it is little; the rest is in `site/search/suggest.ts`. Call it once.
 */
export function awaitSearch(): void {
  const onFocus = () => {
    const field = document.activeElement;
    if (field?.matches('[data-search]'))
      import('./suggest.ts').then(
        ({ suggestIn }) => suggestIn(field as HTMLInputElement),
        () => undefined, // the form works without
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
      // At once: the event comes later than the next letter may.
      focusIn(search);
    }
  });
}
