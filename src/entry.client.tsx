import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Only admin pages load this. Not in a transition: nobody can use them before, so that pauses would only make it take longer.
hydrateRoot(document, <HydratedRouter />);

// Who signed in may have changed since the back/forward cache stored the page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
