import { LAZY_PICTURES } from './use-lazy-pictures.ts';

/** How near a picture comes before it is loaded, whatever distance the browser has in mind (spec section 9). */
const MARGIN_PX = 50;

const FADE_MS = 300;

/** Where a picture stands in the window: distances of its edges from the window's top, in pixels. */
interface Placed {
  top: number;
  bottom: number;
}

/**
 * Whether a picture waits for its file out of sight, and so may fade in when that comes. What a visitor is looking at is
 * never taken away.
 */
export const isAwaited = (isLoaded: boolean, { top, bottom }: Placed, windowHeight: number) =>
  !isLoaded && (top > windowHeight + MARGIN_PX || bottom < -MARGIN_PX);

/**
 * Lets the page's lazy pictures that are still to come fade in once they have loaded, and has each loaded by the time it
 * is 50 pixels away. Without this, or under reduced motion, they load as the browser does it and simply stand there.
 * @returns undoes it for pictures that have not come yet
 */
export function watchLazyPictures(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const loadNow = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as HTMLImageElement).loading = 'eager';
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  const undo = new AbortController();
  for (const picture of document.querySelectorAll<HTMLImageElement>(LAZY_PICTURES)) {
    if (!isAwaited(picture.complete, picture.getBoundingClientRect(), innerHeight)) continue;
    picture.style.opacity = '0';
    const show = () => {
      loadNow.unobserve(picture);
      picture.style.opacity = '';
    };
    const fadeIn = () => {
      show();
      picture.animate({ opacity: [0, 1] }, FADE_MS);
    };
    picture.addEventListener('load', fadeIn, { once: true, signal: undo.signal });
    // Its description is shown instead.
    picture.addEventListener('error', show, { once: true, signal: undo.signal });
    undo.signal.addEventListener('abort', show);
    loadNow.observe(picture);
  }
  return () => {
    undo.abort();
    loadNow.disconnect();
  };
}
