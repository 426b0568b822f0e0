/**
 * Gives history entries of fragment links a key of their own. The browser creates them without one, and React Router would
 * treat all of them as the same entry and restore the wrong scroll position. Call before the router is created, since
 * listeners run in the order in which they were added.
 */
export function addFragmentEntryKeys(): void {
  addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: String(Math.random()) }, '');
  });
}
