import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadWithRetry } from '#src/blocks/load-with-retry.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';

/** Under which name its markup travels, and the id of the element it stands in. */
export const FOOTER_NEWSLETTER = 'footer-newsletter';

/** How near the form comes before its code is loaded. */
const MARGIN_PX = 600;

/**
 * The form at the end of every page. Few visitors come so far: until then it is the markup it is, which posts natively. Then
 * a root of its own takes it over, so that nothing that happens around it can take what was typed.
 */
export function NewsletterIsland({ html }: { html: string | undefined }) {
  useEffect(() => {
    const place = document.getElementById(FOOTER_NEWSLETTER);
    if (!place) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void takeOver(place);
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return <StaticMarkup id={FOOTER_NEWSLETTER} html={html} />;
}

async function takeOver(place: HTMLElement) {
  const { NewsletterForm } = await loadWithRetry(() => import('./newsletter-form.tsx'));
  startTransition(() => {
    hydrateRoot(place, <NewsletterForm source="footer" />);
  });
}
