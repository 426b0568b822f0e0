import { NOT_PREFETCHED } from '#src/domains/site-map/not-prefetched.ts';

/** A document that loads sooner shows no progress. */
const SHOW_AFTER_MS = 120;

/** The browser saves what is there, and the page stays. */
const DOWNLOADS = /^\/(api|download|media)\/|\.\w+$/;

/** How long the pointer rests on a link that is about to be pressed. */
const REST_MS = 100;

/** Shows that another document is loading, and lets Firefox load it ahead. Call once per document. */
export function startNavigation(): void {
  showProgress();
  reloadForOtherPages();
  const { relList } = document.createElement('link');
  // Chromium follows the speculation rules, Safari has neither.
  if (!HTMLScriptElement.supports?.('speculationrules') && relList.supports('prefetch'))
    prefetchLinks();
}

/** Entries of the history from before a deployment, of the router, can name other pages than the document that stands for them. */
function reloadForOtherPages() {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
}

/**
 * The progress bar, with words for screen readers, from a press until the next document is shown (docs/specification.md,
 * section 2). Browsers without the Navigation API show their own indicator alone.
 */
function showProgress() {
  const { navigation } = window as { navigation?: Navigation };
  const bar = document.querySelector<HTMLElement>('.site-progress');
  if (!navigation || !bar) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    delete bar.dataset['loading'];
    bar.textContent = '';
  };
  navigation.addEventListener('navigate', ({ destination, hashChange, downloadRequest }) => {
    const { origin, pathname } = new URL(destination.url);
    const isPage = origin === location.origin && !DOWNLOADS.test(pathname);
    if (!isPage || hashChange || downloadRequest !== null) return;
    timer = setTimeout(() => {
      bar.dataset['loading'] = '';
      bar.innerHTML = '<span class="sr-only">Loading page</span>';
    }, SHOW_AFTER_MS);
  });
  for (const end of ['navigatesuccess', 'navigateerror']) navigation.addEventListener(end, hide);
  // A page that Back restores is not loading.
  addEventListener('pagehide', hide);
}

/** Loads the document of a link on which the pointer rests. */
function prefetchLinks() {
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer);
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.matches('[download],[rel~=external]')) return;
      const { origin, pathname, search } = link;
      const isHere = pathname === location.pathname && search === location.search;
      if (origin !== location.origin || isHere || NOT_PREFETCHED.test(pathname)) return;
      timer = setTimeout(() => {
        const href = pathname + search;
        if (known.has(href)) return;
        known.add(href);
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = href;
        document.head.append(hint);
      }, REST_MS);
    },
    { passive: true },
  );
}
