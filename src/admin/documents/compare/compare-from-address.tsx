import { useSearchParams } from 'react-router';
import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { OpenDocument } from '../use-document.ts';
import { COMPARE, type Comparison, comparisonText, parseComparison } from './comparison.ts';

/** A chunk of its own: few visits of the editor compare. */
const CompareDialog = deferred(
  () => import('./compare-dialog.tsx').then((module) => module.CompareDialog),
  'The comparison',
);

interface CompareFromAddressProps {
  open: OpenDocument;
  mayEdit: boolean;
}

/** Shows the comparison that the address asks for, above the editor. */
export function CompareFromAddress({ open, mayEdit }: CompareFromAddressProps) {
  const [search, setSearch] = useSearchParams();
  const comparison = parseComparison(search.get(COMPARE));
  // A modal dialog opens only in the browser.
  if (!useIsHydrated() || !comparison) return null;
  const change = (next: Comparison | undefined) =>
    setSearch(
      (params) => {
        if (next) params.set(COMPARE, comparisonText(next));
        else params.delete(COMPARE);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <CompareDialog
      open={open}
      mayEdit={mayEdit}
      comparison={comparison}
      onChange={change}
      onClose={() => change(undefined)}
    />
  );
}
