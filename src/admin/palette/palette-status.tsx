import type { PaletteSearch } from './use-palette-search.ts';

/** What the live region below the list says; empty while there is nothing new to say. */
export function describePalette({ state }: PaletteSearch, q: string, count: number): string {
  const results = count === 1 ? '1 result' : `${count} results`;
  switch (state) {
    case 'idle':
      return q !== '' && count === 0 ? 'Type at least two characters' : '';
    case 'loading':
      return '';
    case 'found':
      return count === 0 ? `Nothing found for “${q}”` : results;
    case 'partial':
      return `${results}. Some results are missing: a part of the search failed.`;
    case 'failed':
      return 'The search could not be reached. Pages and actions still work.';
    case 'signed-out':
      return 'Your session has ended.';
  }
}

/** The line below the list, with what helps after a failure. */
export function PaletteStatus({ search, text }: { search: PaletteSearch; text: string }) {
  const { state, retry } = search;
  return (
    <div className="palette-status" data-state={state}>
      <p role="status">{text}</p>
      {state === 'loading' ? <p aria-hidden="true">Searching…</p> : null}
      {state === 'failed' || state === 'partial' ? (
        <button className="palette-retry" type="button" onClick={retry}>
          Try again
        </button>
      ) : null}
      {state === 'signed-out' ? (
        <a
          className="palette-retry"
          href={`/admin/login?${new URLSearchParams({ from: location.pathname + location.search })}`}
        >
          Sign in again
        </a>
      ) : null}
      <p className="palette-help" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}
