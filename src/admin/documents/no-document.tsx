import type { List } from '#src/admin/lists/define-list.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';

/** The screen of an editor without its document. */
export const NoDocument = ({ list }: { list: Pick<List, 'noun' | 'nouns' | 'path'> }) => (
  <NotFoundPanel
    title={`No such ${list.noun}`}
    back={{ label: `Go to all ${list.nouns}`, to: list.path }}
  >
    The {list.noun} was deleted for good, or the address is wrong.
  </NotFoundPanel>
);
