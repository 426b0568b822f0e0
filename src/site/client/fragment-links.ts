/**
 * A link to a part of the same page is the browser's own, and makes a history entry without a key. React Router takes
 * all such entries for one, and would scroll back to where the visitor pressed the link. To be called before the router
 * is made: listeners of the window run in the order in which they were added.
 */
export function keepPartLinksApart(): void {
  addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: String(Math.random()) }, '');
  });
}
