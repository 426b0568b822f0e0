import { useNavigation } from 'react-router';

/** Spins while a client navigation loads (spec section 2). Before hydration the browser shows its own. */
export function Progress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="site-progress" role="status" data-loading={isLoading || undefined}>
      {isLoading ? <span className="sr-only">Loading page</span> : null}
    </div>
  );
}
