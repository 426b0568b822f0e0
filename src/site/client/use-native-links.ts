import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { NATIVE_PATHS } from '#src/domains/site-map/native-paths.ts';

let loading: Promise<unknown> | undefined;

/**
 * Loads the styles of all pages, once, since a document contains only its own (ADR 007). Call it as soon as a navigation is
 * likely. Rejects if they cannot be loaded; the next call retries.
 */
function loadAllStyles(): Promise<unknown> {
  loading ??= import('#src/ui/styles/index.css').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The path of the link around an element, or undefined if the browser should follow it. */
function clientPathOf(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest?.('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = link;
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || NATIVE_PATHS.test(pathname) || (isHere && hash))
    return undefined;
  return pathname + search + hash;
}

/**
 * Turns clicks on plain links, including those in static markup, into client navigations.
 * @returns the path to prefetch: of the link that the pointer or the focus last rested on
 */
export function useNativeLinks(): string | undefined {
  const navigate = useNavigate();
  const [likely, setLikely] = useState<string>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const page =
        isPlain && !event.altKey && !event.defaultPrevented && clientPathOf(event.target);
      if (!page) return;
      event.preventDefault();
      // At once, since React does not know of the navigation until the styles are loaded.
      const bar = document.querySelector('.site-progress');
      bar?.toggleAttribute('data-loading', true);
      loadAllStyles()
        .then(
          () => navigate(page),
          () => location.assign(page),
        )
        .finally(() => bar?.toggleAttribute('data-loading', false));
    };
    const onHover = (event: Event) => {
      const page = clientPathOf(event.target);
      if (!page) return;
      setLikely(page);
      loadAllStyles().catch(() => undefined); // retried on click
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onHover, { passive: true });
    document.addEventListener('focusin', onHover);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onHover);
      document.removeEventListener('focusin', onHover);
    };
  }, [navigate]);
  return likely;
}
