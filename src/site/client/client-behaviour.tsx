import { useEffect } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { awaitSearch } from '#src/site/search/search-shortcut.ts';
import { beginVisit } from './begin-visit.ts';
import type { ClientSettings } from './client-settings.ts';
import { useLazyPictures } from './use-lazy-pictures.ts';
import { useNativeLinks } from './use-native-links.ts';
import { usePageChanges } from './use-page-changes.ts';
import { useScrollPositions } from './use-scroll-positions.ts';

/** What only exists once the page is hydrated; on the server it renders nothing. */
export function ClientBehaviour({ settings }: { settings: ClientSettings }) {
  const likely = useNativeLinks();
  usePageChanges();
  useScrollPositions();
  useLazyPictures();
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    beginVisit(settings);
    awaitSearch();
  }, [settings]);
  return likely ? <PrefetchPageLinks key={likely} page={likely} /> : null;
}
