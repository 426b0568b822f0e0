import { type ComponentType, createElement, lazy, Suspense, useContext } from 'react';
import { untilLoaded } from '#src/blocks/until-loaded.ts';
import { NEWSLETTER_PATH } from '#src/domains/newsletter/newsletter-forms.ts';
import { IslandViewsContext } from '#src/ui/static-markup/island-views.ts';
import type { NewsletterFormProps } from './newsletter-form.tsx';

/** Under which name the server finds its view. */
export const NEWSLETTER_ISLAND = 'newsletter';

/** How near the form comes before its code is loaded. */
const MARGIN_PX = 600;

const Live: ComponentType<NewsletterFormProps> = lazy(async () => {
  await untilNear();
  const { NewsletterForm } = await untilLoaded(() => import('./newsletter-form.tsx'));
  return { default: NewsletterForm };
});

/** The form at the end of every page. Few visitors come so far: until then it is the markup it is, which posts natively. */
export function NewsletterIsland(props: NewsletterFormProps) {
  // The server has it at hand (see render-shell): nothing may suspend there.
  const view: ComponentType<NewsletterFormProps> =
    useContext(IslandViewsContext).get(NEWSLETTER_ISLAND) ?? Live;
  return <Suspense fallback={null}>{createElement(view, props)}</Suspense>;
}

/** Until a newsletter form of this document is about to be seen; touching one brings it into view, too. */
function untilNear(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      resolve();
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  for (const form of document.querySelectorAll(`form[action="${NEWSLETTER_PATH}"]`))
    watch.observe(form);
  return promise;
}
