import { Link } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { REDIRECT_IMPORT_ADDRESS, REDIRECT_TEST_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import { kindOf, type Redirect } from '#src/domains/redirects/redirect.ts';
import type { Route } from './+types/redirects.ts';
import { changeRedirects } from './redirect-actions.server.ts';
import { type EditedRedirect, RedirectForm } from './redirect-form.tsx';
import {
  filterOf,
  REDIRECTS,
  redirectsView,
  type RedirectsView,
  STATUS_OPTIONS,
} from './redirect-list.ts';
import './redirects.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { redirects } = servicesFor(context, 'content.see');
  const shared = { mayEdit: mayDo(context, 'content.edit') };
  const edit = url.searchParams.get('edit') ?? undefined;
  return loadList({ context, url }, REDIRECTS, shared, async (query, now) => {
    const [found, counts, edited] = await Promise.all([
      redirects.list(filterOf(query), query.page),
      redirects.counts(),
      edit === undefined ? undefined : redirects.find(edit),
    ]);
    return {
      ...redirectsView(found, counts, query, now),
      from: url.searchParams.get('from')?.slice(0, 500),
      edited: edited && formValues(edited),
    };
  });
}

const formValues = (edited: Redirect): EditedRedirect => ({
  from: printStart(edited.from),
  to: edited.to,
  status: String(edited.status),
  extent: kindOf(edited) !== 'prefix' ? 'exact' : edited.carriesRest ? 'keep' : 'drop',
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const form = await readPostedForm(request);
  return changeRedirects({ form, user, context, query: REDIRECTS.parse(url.searchParams) });
}

const FILTERS = [
  {
    name: 'kind',
    label: 'Applies to',
    all: 'All',
    options: [
      { value: 'exact', label: 'One address' },
      { value: 'prefix', label: 'All below' },
      { value: 'pattern', label: 'All like it, with *' },
    ],
  },
  { name: 'status', label: 'Status', all: 'All', options: STATUS_OPTIONS },
];

/** /admin/seo-manager/redirects: the list of all redirects, with the form of one above. */
export default function Redirects({ loaderData: { view, mayEdit } }: Route.ComponentProps) {
  const notice = useTakenNotice();
  return (
    <ListScreen
      list={REDIRECTS}
      view={view}
      unaffected="No redirect is lost."
      hasCsv
      head={{ actions: <HeadActions mayEdit={mayEdit} /> }}
      Head={SeoHead}
      above={
        view && mayEdit ? (
          // A new key clears the fields after a redirect was saved.
          <RedirectForm
            key={notice?.id}
            edited={view.edited}
            from={view.from}
            isOpen={view.isFirst || view.edited !== undefined || view.from !== undefined}
            closeTo={REDIRECTS.address(view.query)}
          />
        ) : null
      }
      search="Address or target"
      filters={FILTERS}
      none="No redirects yet. A page that moves makes one by itself; for addresses of an earlier site, add them here or import a file."
      columns={columnsFor(mayEdit)}
      bulk={
        mayEdit
          ? {
              box: ({ id, label }) => ({ name: 'from', value: id, 'aria-label': label }),
              most: Infinity,
              actions: (
                <>
                  <input type="hidden" name="intent" value="delete" />
                  <SubmitButton>Delete</SubmitButton>
                </>
              ),
            }
          : undefined
      }
    />
  );
}

type Row = RedirectsView['rows'][number];

const columnsFor = (mayEdit: boolean): Column<Row>[] => [
  {
    label: 'From',
    by: 'from',
    cell: ({ label, editTo }) =>
      mayEdit ? (
        <Link to={editTo} preventScrollReset>
          <b>{label}</b>
        </Link>
      ) : (
        <b>{label}</b>
      ),
  },
  {
    label: 'To',
    by: 'to',
    isWide: true,
    cell: ({ to, concern }) => (
      <>
        {to === '' ? 'Nothing, on purpose' : to}
        {concern ? <strong className="list-line">{concern}</strong> : null}
      </>
    ),
  },
  { label: 'Status', cell: 'type' },
  { label: 'Hits', by: 'hits', isNumber: true, unit: 'hit', cell: 'hits' },
  {
    label: 'Last hit',
    by: 'last-hit',
    isNumber: true,
    before: 'Last hit',
    cell: ({ lastHit }) => (lastHit ? <Time at={lastHit} /> : 'Never'),
  },
  {
    label: 'Since',
    by: 'since',
    isNumber: true,
    before: 'Since',
    cell: ({ since, by }) => (
      <>
        <Time at={since} />
        <span className="list-line">{by}</span>
      </>
    ),
  },
  ...(mayEdit
    ? [
        {
          label: 'Actions',
          isPlain: true,
          cell: ({ id, label }: Row) => (
            <SubmitButton
              tone="text"
              name="one"
              value={id}
              aria-label={`Delete the redirect from ${label}`}
            >
              Delete
            </SubmitButton>
          ),
        },
      ]
    : []),
];

const HeadActions = ({ mayEdit }: { mayEdit: boolean }) => (
  <>
    {mayEdit ? <LinkButton to={REDIRECT_IMPORT_ADDRESS}>Import</LinkButton> : null}
    <LinkButton to={REDIRECT_TEST_ADDRESS}>Test an address</LinkButton>
  </>
);
