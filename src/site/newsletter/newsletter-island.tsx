import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadWithRetry } from '#src/blocks/load-with-retry.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';

/** Name of the static markup, and id of the element around the form. */
export const FOOTER_NEWSLETTER = 'footer-newsletter';

/** Distance from the window at which the form's code is loaded. */
const MARGIN_PX = 600;

/**
 * The form in the footer of every page. It is static markup that posts natively until the visitor scrolls near it. Then it is
 * hydrated as a React root of its own, so that no render around it can discard what was typed.
 */
export function NewsletterIsland({ html }: { html: string | undefined }) {
  useEffect(() => {
    const place = document.getElementById(FOOTER_NEWSLETTER);
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void hydrateForm(place);
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <StaticMarkup id={FOOTER_NEWSLETTER} html={html} />;
}

async function hydrateForm(place: HTMLElement) {
  const { NewsletterForm } = await loadWithRetry(() => import('./newsletter-form.tsx'));
  startTransition(() => {
    hydrateRoot(place, <NewsletterForm source="footer" />);
  });
}
