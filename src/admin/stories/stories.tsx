import { Link } from 'react-router';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { CHANGED_COLUMN, stateColumn } from '#src/admin/documents/list/document-columns.tsx';
import { DocumentList } from '#src/admin/documents/list/document-list.tsx';
import { STORIES } from '#src/admin/documents/list/document-lists.ts';
import { listedRow } from '#src/admin/documents/list/list-view.ts';
import { loadPlain } from '#src/admin/documents/list/load-plain.server.ts';
import type { DocumentRights } from '#src/admin/documents/list/read-tracked.server.ts';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { NewDocumentButton } from '#src/admin/documents/new/new-document-button.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentSummary, DocumentView } from '#src/domains/documents/documents.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/stories.ts';

/** Stories are chosen with care, so there are never more. */
const MAX_STORIES = 200;

export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  return loadPlain({ context, url }, STORIES, readRows, { pageSize: MAX_STORIES });

  /** In the order in which the site lists the stories; those without a position last. */
  async function readRows(listed: readonly DocumentSummary[], now: Date) {
    const { documents } = context.get(servicesContext);
    const found = await Promise.all(listed.map(({ id }) => documents.find(id)));
    return found
      .filter((story) => story !== undefined)
      .toSorted(
        (a, b) => positionOf(a) - positionOf(b) || b.savedAt.getTime() - a.savedAt.getTime(),
      )
      .map((story) => rowOf(story, now));
  }
}

function positionOf({ content }: DocumentView): number {
  const position = content['position'];
  return typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER;
}

function rowOf(story: DocumentView, now: Date) {
  const { content, savedBy } = story;
  const [before, after, client, industry] = ['before', 'after', 'companyName', 'industry'].map(
    (name) => textAt(content, name).trim(),
  );
  const row = listedRow({ ...story, title: content.title }, STORIES, now);
  return {
    ...row,
    by: savedBy ? row.by : 'Built-in',
    client: client || 'No client yet',
    industry,
    /** `64 days to 28 days` */
    change: before && after ? `${before} to ${after}` : 'No figures yet',
  };
}

/** Restores a story from the trash, or deletes it for good. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, permissionOfAct(form));
  return actOnList({ context, url, user, form }, STORIES, ['restore', 'purge']);
}

/** The list of success stories, in the order of the site. */
export default function Stories({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <DocumentList
      list={STORIES}
      view={view}
      may={may}
      unaffected="The site still shows them."
      head={{
        crumbs: [{ label: 'Posts', to: BLOG_EDITOR_PATH }],
        intro:
          'Before and after, in numbers. The first three are featured on other pages, and the assessment refers to some.',
        actions: may.edit ? <NewDocumentButton list={STORIES} label="New success story" /> : null,
      }}
      none="There are no success stories yet. Start with one whose figures you can show."
      search="Name"
      columns={columnsFor(may)}
    />
  );
}

const columnsFor = (may: DocumentRights): Column<ReturnType<typeof rowOf>>[] => [
  {
    label: 'Story',
    cell: ({ id, title, client }) => (
      <Link to={editorAddress('story', id)}>
        <b>{title}</b>
        <span>{client}</span>
      </Link>
    ),
  },
  stateColumn(may),
  { label: 'Figures', cell: 'change' },
  { label: 'Industry', cell: 'industry' },
  CHANGED_COLUMN,
];
