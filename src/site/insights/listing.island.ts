/** A list that loads sooner shows no skeleton. */
const SHOW_AFTER_MS = 120;

/** Delay of a page view (docs/specification.md, sections 4 and 9). */
const VIEW_AFTER_MS = 100;

/**
 * Six placeholder cards (docs/specification.md, sections 4 and 9). Hidden from screen readers: the progress bar announces the
 * loading.
 */
const SKELETON = `<div class="wrap section pending" aria-hidden="true"><div class="post-grid">${'<div class="skeleton-card"><i></i><i></i><i></i></div>'.repeat(6)}</div></div>`;

/**
 * Swaps the list in place when a link leads to another part of it: a category, a page, or the archive. The filters stay, and with
 * them the focus. Without the Navigation API these are links like any other.
 * @param filters stands right before the list
 */
export function start(filters: HTMLElement): void {
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    const isList = new URL(url).pathname === location.pathname && event.navigationType !== 'reload';
    if (!event.canIntercept || event.hashChange || event.formData || !isList) return;
    const from = location.href;
    event.intercept({
      focusReset: 'manual',
      async handler() {
        await showList(filters, url, event.signal);
        setTimeout(() => window.sendPageView?.(from), VIEW_AFTER_MS);
      },
    });
  });
}

async function showList(filters: HTMLElement, url: string, signal: AbortSignal) {
  const timer = setTimeout(() => filters.insertAdjacentHTML('afterend', SKELETON), SHOW_AFTER_MS);
  try {
    const response = await fetch(url, { signal });
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    const list = listIn(next).extractContents();
    const current = next.querySelector(`${FILTERS} [aria-current]`)?.getAttribute('href');
    for (const link of filters.querySelectorAll('a'))
      link.ariaCurrent = link.getAttribute('href') === current ? 'page' : null;
    takeStyles(next);
    const shown = listIn(document);
    shown.deleteContents();
    shown.insertNode(list);
    document.title = next.title;
  } catch {
    // Loads the document, whose address the browser shows already.
    if (!signal.aborted) location.reload();
  } finally {
    clearTimeout(timer);
    if (signal.aborted) document.querySelector('.pending')?.remove();
  }
}

/** A document has the rules that it uses, so another list may need others. */
function takeStyles(next: Document) {
  const [shown, wanted] = [document, next].map((page) => page.querySelector('style')!);
  if (shown!.textContent !== wanted!.textContent) shown!.textContent = wanted!.textContent;
}

const FILTERS = '[data-island=listing]';

/** The part between the filters and the newsletter block. Throws in a document of something else. */
function listIn(page: Document): Range {
  const range = page.createRange();
  range.setStartAfter(page.querySelector(FILTERS)!);
  range.setEndBefore(page.querySelector('[aria-labelledby=insights-news]')!);
  return range;
}
