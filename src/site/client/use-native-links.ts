import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

let loading: Promise<unknown> | undefined;

/**
 * Loads the styles of all pages, once: a document carries only its own (ADR 007). Call it at the first sign that the
 * visitor goes on. Rejects when they cannot be loaded; the next call tries again.
 */
function completeStyle(): Promise<unknown> {
  loading ??= import('#src/ui/styles/index.css').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Paths that are files or other applications: the browser loads them itself. */
const NOT_PAGES = /^\/(admin|media|assets|api|newsletter|go)(\/|$)|\.\w+$/;

/** Where a click on this element leads within the site, if the application should take it. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest?.('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || NOT_PAGES.test(pathname) || (isHere && hash)) return undefined;
  return pathname + search + hash;
}

/**
 * Turns presses on plain links, also those in static markup, into client navigations, and tells which page to prefetch
 * while a pointer or the focus rests on its link.
 */
export function useNativeLinks(): string | undefined {
  const navigate = useNavigate();
  const [likely, setLikely] = useState<string>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const page = isPlain && !event.altKey && !event.defaultPrevented && pageOf(event.target);
      if (!page) return;
      event.preventDefault();
      completeStyle().then(
        () => navigate(page),
        () => location.assign(page),
      );
    };
    const onRest = (event: Event) => {
      const page = pageOf(event.target);
      if (!page) return;
      setLikely(page);
      completeStyle().catch(() => undefined); // tried again at the press
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onRest, { passive: true });
    document.addEventListener('focusin', onRest);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onRest);
      document.removeEventListener('focusin', onRest);
    };
  }, [navigate]);
  return likely;
}
