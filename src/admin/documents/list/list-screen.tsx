import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { type StateLink, StateLinks } from '#src/admin/parts/state-links.tsx';
import { isFiltered, type ListedKind, type ListQuery } from './listed-kind.ts';

interface ScreenView {
  query: ListQuery;
  rows: readonly unknown[];
  states: readonly StateLink[];
  page: number;
  pages: number;
  isFirst: boolean;
}

interface ListScreenProps<View> extends Pick<
  React.ComponentProps<typeof PageHead>,
  'intro' | 'crumbs' | 'actions'
> {
  list: ListedKind;
  /** undefined if it could not be read */
  view: View | undefined;
  /** what still works then */
  unaffected: string;
  renderFilter(view: View): ReactNode;
  renderTable(view: View): ReactNode;
  /** what an unfiltered list says without rows */
  none?: ReactNode;
  /** in place of everything while there is none at all, not even in the trash */
  first?: ReactNode;
}

/** The screen of a list of documents. */
export function ListScreen<View extends ScreenView>(props: ListScreenProps<View>) {
  const { list, view, unaffected, renderFilter, renderTable, none, first, ...head } = props;
  const { label, noun, address } = list;
  return (
    <>
      <PageHead title={label} {...head} />
      {view?.isFirst && first ? (
        first
      ) : view ? (
        <>
          <StateLinks states={view.states} />
          {renderFilter(view)}
          {view.rows.length > 0 ? (
            renderTable(view)
          ) : (
            <Nothing list={list} query={view.query} none={none} />
          )}
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => address({ ...view.query, page })}
          />
        </>
      ) : (
        <LoadError>{`The ${noun}s could not be loaded. ${unaffected}`}</LoadError>
      )}
    </>
  );
}

/** Why a list is empty. */
function Nothing({
  list: { noun, path },
  query,
  none,
}: {
  list: ListedKind;
  query: ListQuery;
  none: ReactNode;
}) {
  const isAll = !isFiltered(query);
  if (isAll && query.state === 'trash')
    return (
      <p className="admin-missing">The trash is empty. A deleted {noun} stays here for 30 days.</p>
    );
  if (isAll && query.state === undefined && none) return none;
  return (
    <p className="admin-missing">
      No {noun} matches these filters.{' '}
      <Link className="text-link" to={path}>
        Show all {noun}s
      </Link>
    </p>
  );
}
