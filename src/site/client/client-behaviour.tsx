import { useEffect, useState } from 'react';
import { PrefetchPageLinks, ScrollRestoration } from 'react-router';
import { awaitSearch } from '#src/site/shell/await-search.ts';
import { noteTouch } from './attribution.ts';
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
    noteTouch(location, document.referrer, () => sessionStorage, new Date());
    awaitSearch();
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
