import { useEffect, useState } from 'react';
import { PrefetchPageLinks, ScrollRestoration } from 'react-router';
import { useLazyPictures } from './use-lazy-pictures.ts';
import { useNativeLinks } from './use-native-links.ts';
import { usePageChanges } from './use-page-changes.ts';

/** What only exists once the page is hydrated; on the server it renders nothing. */
export function ClientBehaviour() {
  const [isHydrated, setHydrated] = useState(false);
  const likely = useNativeLinks();
  usePageChanges();
  useLazyPictures();
  useEffect(() => {
    setHydrated(true);
    document.documentElement.dataset['alive'] = '';
    const { origin, pathname, search } = location;
    const { referrer } = document;
    // Most documents are opened by hand or from a page of ours, and leave nothing to note.
    if (search || (referrer && !referrer.startsWith(`${origin}/`)))
      void import('./attribution.ts').then(({ noteTouch }) =>
        noteTouch({ origin, pathname, search }, referrer, () => sessionStorage, new Date()),
      );
  }, []);
  if (!isHydrated) return null;
  return (
    <>
      {/* On the server this would print an inline script, which the browser's own behaviour makes needless. */}
      <ScrollRestoration />
      {likely ? <PrefetchPageLinks key={likely} page={likely} /> : null}
    </>
  );
}
