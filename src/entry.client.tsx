import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadHeldIslands } from './site/client/held-islands.ts';
import { keepPartLinksApart } from './site/client/fragment-links.ts';
import { IslandViewsContext } from './ui/static-markup/island-views.ts';

// In development changed styles then reach the page without a reload.
if (import.meta.env.DEV) void import('./ui/styles/index.css');

keepPartLinksApart();

// Of a block whose code is still under way React would throw away the markup, and with it what was typed there, as soon as
// anything changes around it.
void loadHeldIslands().then((views) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <IslandViewsContext value={views}>
        <HydratedRouter />
      </IslandViewsContext>,
    );
  }),
);
