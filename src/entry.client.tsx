import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepPartLinksApart } from './site/client/part-links.ts';

// In development changed styles then reach the page without a reload.
if (import.meta.env.DEV) void import('./ui/styles/index.css');

keepPartLinksApart();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
