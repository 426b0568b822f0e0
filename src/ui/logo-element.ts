/** The elements of `LogoImage` in the browser. */

const MARK = '/mark.svg';

/** A logo as `LogoImage` renders it. */
export const createLogo = ({ name, url }: { name: string; url: string }): HTMLImageElement =>
  Object.assign(new Image(200, 38), { loading: 'lazy', decoding: 'async', alt: name, src: url });

/** Replaces each logo that fails to load, or has failed before, by our mark (docs/specification.md, section 4). */
export function replaceBrokenLogos(within: HTMLElement): void {
  const replace = (image: HTMLImageElement) => {
    if (image.getAttribute('src') !== MARK) image.src = MARK;
  };
  for (const image of within.querySelectorAll('img'))
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  // Errors do not bubble.
  within.addEventListener('error', ({ target }) => replace(target as HTMLImageElement), true);
}
