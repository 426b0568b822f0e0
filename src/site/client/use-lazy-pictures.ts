import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Pictures that fade in. Logos are excluded, since they have an animation of their own. */
export const LAZY_PICTURES = 'main img[loading="lazy"]:not([class*="logos"] img)';

/** Fades in the lazy pictures of each page (docs/specification.md, section 9). A page without lazy pictures loads no code for it. */
export function useLazyPictures() {
  const { key } = useLocation();
  useEffect(() => {
    if (!document.querySelector(LAZY_PICTURES)) return undefined;
    let isOver = false;
    let undo: (() => void) | undefined;
    import('./lazy-pictures.ts').then(
      ({ watchLazyPictures }) => {
        if (!isOver) undo = watchLazyPictures();
      },
      () => undefined, // they appear without it
    );
    return () => {
      isOver = true;
      undo?.();
    };
  }, [key]);
}
