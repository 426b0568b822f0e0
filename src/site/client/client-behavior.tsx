import { useEffect } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { startSearchShortcut } from '#src/site/search/search-shortcut.ts';
import { startVisit } from './start-visit.ts';
import type { ClientSettings } from './client-settings.ts';
import { useLazyPictures } from './use-lazy-pictures.ts';
import { useNativeLinks } from './use-native-links.ts';
import { usePageChanges } from './use-page-changes.ts';
import { useScrollPositions } from './use-scroll-positions.ts';

/** Behavior that starts with hydration. Renders nothing but prefetch links. */
export function ClientBehavior({ settings }: { settings: ClientSettings }) {
  const likely = useNativeLinks();
  usePageChanges();
  useScrollPositions();
  useLazyPictures();
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    startVisit(settings);
    startSearchShortcut();
  }, [settings]);
  return likely ? <PrefetchPageLinks key={likely} page={likely} /> : null;
}
