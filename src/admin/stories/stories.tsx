import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { data, Form, Link, redirect } from 'react-router';
import { ListedState } from '#src/admin/documents/list/listed-state.tsx';
import { CHANGED_COLUMN } from '#src/admin/documents/list/listed-table.tsx';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { TrashButtons } from '#src/admin/documents/trash-buttons.tsx';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress, STORIES_EDITOR_PATH } from '#src/admin/parts/editor-address.ts';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/stories.ts';
import { type StoryRow, storyRows } from './stories-view.ts';
import './stories.css';

/** Stories are chosen with care, so there are never more. */
const MAX_STORIES = 200;

const TRASH_PATH = `${STORIES_EDITOR_PATH}?state=trash`;
const LISTED = { kind: 'story', noun: 'story', path: STORIES_EDITOR_PATH } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { documents, log } = context.get(servicesContext);
  const may = { edit: mayDo(context, 'content.edit'), purge: mayDo(context, 'content.purge') };
  const isTrash = url.searchParams.get('state') === 'trash';
  try {
    const filter = { kind: 'story' as const, limit: MAX_STORIES };
    const [listed, counts] = await Promise.all([
      documents.list(isTrash ? { ...filter, state: 'trash' } : filter),
      documents.counts('story'),
    ]);
    const found = await Promise.all(listed.documents.map(({ id }) => documents.find(id)));
    const stories = found.filter((story) => story !== undefined);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.trash;
    const states = [
      { label: 'All', count: all, to: STORIES_EDITOR_PATH, isCurrent: !isTrash },
      {
        label: 'Trash',
        count: counts.trash,
        to: TRASH_PATH,
        isCurrent: isTrash,
      },
    ];
    return data({ may, isTrash, view: { rows: storyRows(stories, new Date()), states } });
  } catch (error) {
    log.error({ err: error }, 'failed to read the success stories');
    return data({ may, isTrash, view: undefined }, 503);
  }
}

/** Makes a story, restores one from the trash, or deletes it for good. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  if (form.get('intent') !== 'create') {
    const by = editorOf(requirePermission(context, permissionOfAct(form)));
    return actOnList({
      context,
      listed: LISTED,
      acts: ['restore', 'purge'],
      form,
      by,
      back: TRASH_PATH,
    });
  }
  const by = editorOf(requirePermission(context, 'content.edit'));
  const { documents } = context.get(servicesContext);
  const { id } = await documents.create('story', { title: '' }, by);
  return redirect(editorAddress('story', id));
}

const INTRO =
  'Before and after, in numbers. The first three are featured on other pages, and the assessment refers to some.';

/** The list of success stories, in the order of the site. */
export default function Stories({ loaderData: { view, may, isTrash } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Success stories"
        crumbs={[{ label: 'Posts', to: BLOG_EDITOR_PATH }]}
        intro={INTRO}
        actions={may.edit ? <NewStoryButton /> : null}
      />
      {view ? (
        <>
          <StateLinks states={view.states} />
          {view.rows.length > 0 ? (
            <StoriesTable rows={view.rows} may={may} />
          ) : (
            <p className="admin-missing">
              {isTrash
                ? 'The trash is empty. A deleted story stays here for 30 days.'
                : 'There are no success stories yet. Start with one whose figures you can show.'}
            </p>
          )}
        </>
      ) : (
        <LoadError>The success stories could not be loaded. The site still shows them.</LoadError>
      )}
    </>
  );
}

function NewStoryButton() {
  return (
    <Form method="post">
      <SubmitButton look="copper" name="intent" value="create">
        New success story
      </SubmitButton>
    </Form>
  );
}

interface StoriesTableProps {
  rows: readonly StoryRow[];
  may: { edit: boolean; purge: boolean };
}

const columnsFor = (may: StoriesTableProps['may']): Column<StoryRow>[] => [
  {
    label: 'Story',
    cell: ({ id, title, client }) => (
      <>
        <Link className="stories-title" to={editorAddress('story', id)}>
          {title}
        </Link>
        <span className="stories-client">{client}</span>
      </>
    ),
  },
  {
    label: 'State',
    className: 'stories-state',
    cell: (row) => (
      <>
        <ListedState state={row.state} failure={row.failure} />
        {row.state === 'trash' && may.edit ? <TrashButtons row={row} mayPurge={may.purge} /> : null}
      </>
    ),
  },
  { label: 'Figures', className: 'stories-change', cell: ({ change }) => change },
  { label: 'Industry', className: 'stories-industry', cell: ({ industry }) => industry },
  { ...CHANGED_COLUMN, className: 'stories-changed' },
];

const StoriesTable = ({ rows, may }: StoriesTableProps) => (
  <>
    <p className="records-summary">
      {formatCount(rows.length, 'success story', 'success stories')}
    </p>
    <ListTable
      className="stories-table"
      caption="Success stories, in the order of the site"
      columns={columnsFor(may)}
      rows={rows}
    />
  </>
);
