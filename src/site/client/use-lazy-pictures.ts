import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Pictures worth a fade. Logos are small, and have a rhythm of their own. */
export const LAZY_PICTURES = 'main img[loading="lazy"]:not([class*="logos"] img)';

/** Lets the lazy pictures of each page fade in (spec section 9). A page without any loads no code for it. */
export function useLazyPictures() {
  const { key } = useLocation();
  useEffect(() => {
    if (!document.querySelector(LAZY_PICTURES)) return undefined;
    let isOver = false;
    let undo: (() => void) | undefined;
    void import('./lazy-pictures.ts').then(({ watchLazyPictures }) => {
      if (!isOver) undo = watchLazyPictures();
    });
    return () => {
      isOver = true;
      undo?.();
    };
  }, [key]);
}
