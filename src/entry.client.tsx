import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadHeldIslands } from './site/client/held-islands.ts';
import { addFragmentEntryKeys } from './site/client/fragment-links.ts';
import { IslandViewsContext } from './ui/static-markup/island-views.ts';

// In development, changed styles then update without a reload.
if (import.meta.env.DEV) void import('./ui/styles/index.css');

addFragmentEntryKeys();

// React discards the markup of a block whose code is still loading as soon as anything around it changes, and with the markup
// what was typed there. So hydration waits for the code of all blocks.
void loadHeldIslands().then((views) => {
  const hydrate = () =>
    void hydrateRoot(
      document,
      <IslandViewsContext value={views}>
        <HydratedRouter />
      </IslandViewsContext>,
    );
  // Visitors can scroll and read meanwhile. Nobody can use an admin page before, so that pauses would only make it take longer.
  if (location.pathname.startsWith('/admin')) hydrate();
  else startTransition(hydrate);
});
