import { KEY } from './choice.ts';

/**
 * Calls when this document's choice may be out of date: another tab has kept one or cleared everything, or the document
 * comes back from the back/forward cache, where it heard of neither. Only ever reads, so tabs cannot keep each other busy.
 * @param follow answers whether the page is being opened anew
 */
export function onChoiceElsewhere(follow: () => boolean): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) follow();
  });
  // Before all others: a page that is about to go tells nobody, and no tool, that it was viewed. The one that comes does.
  addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted && follow()) event.stopImmediatePropagation();
    },
    true,
  );
}
