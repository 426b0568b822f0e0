import { KEY } from './choice.ts';

/**
 * Calls when this document's choice may be out of date: another tab has kept one or cleared everything, or the document
 * comes back from the back/forward cache, where it heard of neither. Only ever reads, so tabs cannot keep each other busy.
 */
export function onChoiceElsewhere(readAnew: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) readAnew();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew();
  });
  // Browsers say this before `pageshow`, at which the page tells its tools that it is viewed again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAnew();
  });
}
