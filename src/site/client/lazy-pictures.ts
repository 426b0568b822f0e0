/** Pictures that fade in. Logos are excluded, since they have an animation of their own. */
const LAZY_PICTURES = 'main img[loading="lazy"]:not([class*="logos"] img)';

/** Distance from the window at which a picture is loaded, instead of the browser's own (docs/specification.md, section 9). */
const MARGIN_PX = 50;

const FADE_MS = 300;

/** Distances of a picture's edges from the top of the window, in pixels. */
interface Position {
  top: number;
  bottom: number;
}

/**
 * Whether a picture is out of sight and not loaded, and so may be hidden until it fades in. A visible picture is never hidden.
 */
export const shouldFadeIn = (isLoaded: boolean, { top, bottom }: Position, windowHeight: number) =>
  !isLoaded && (top > windowHeight + MARGIN_PX || bottom < -MARGIN_PX);

/**
 * Fades in the page's lazy pictures as they load, and loads each when it is 50 pixels away from the window. Does nothing under
 * reduced motion, where pictures load as the browser decides.
 */
export function watchLazyPictures(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const loadNow = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as HTMLImageElement).loading = 'eager';
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  for (const picture of document.querySelectorAll<HTMLImageElement>(LAZY_PICTURES)) {
    if (!shouldFadeIn(picture.complete, picture.getBoundingClientRect(), innerHeight)) continue;
    picture.style.opacity = '0';
    const show = () => {
      loadNow.unobserve(picture);
      picture.style.opacity = '';
    };
    const fadeIn = () => {
      show();
      picture.animate({ opacity: [0, 1] }, FADE_MS);
    };
    picture.addEventListener('load', fadeIn, { once: true });
    // Shows the alternative text.
    picture.addEventListener('error', show, { once: true });
    loadNow.observe(picture);
  }
}
