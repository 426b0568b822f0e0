import { Link } from 'react-router';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { CHANGED_COLUMN, ListedState } from '#src/admin/documents/list/document-columns.tsx';
import { DocumentList } from '#src/admin/documents/list/document-list.tsx';
import { TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { loadPlain } from '#src/admin/documents/list/load-plain.server.ts';
import type { DocumentRights } from '#src/admin/documents/list/read-tracked.server.ts';
import { TrashButtons } from '#src/admin/documents/trash-buttons.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { startPostAddress, templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/templates.ts';
import { describeTemplates } from './read-templates.server.ts';
import { TEMPLATE_STATES } from './template-labels.ts';
import { NewDocumentButton } from '#src/admin/documents/new/new-document-button.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const describe = describeTemplates.bind(null, servicesFor(context, 'content.see'));
  return loadPlain({ context, url }, TEMPLATES, describe, { names: TEMPLATE_STATES });
}

/** Archives a template, takes it back, moves it to the trash, restores it, or deletes it for good. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, permissionOfAct(form));
  return actOnList({ context, url, user, form }, TEMPLATES, [
    'archive',
    'use-again',
    'trash',
    'restore',
    'purge',
  ]);
}

/** The list of post templates. */
export default function Templates({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <DocumentList
      list={TEMPLATES}
      view={view}
      may={may}
      columns={columnsFor(may)}
      unaffected="Posts are not affected."
      search="Name"
      head={{
        intro:
          'What a post of each kind needs: its sections, guidance for writers, and text that stays the same.',
        actions: may.edit ? <NewDocumentButton list={TEMPLATES} label="New template" /> : null,
      }}
      none="There are no templates. Start with “New template,” or save a post that worked as one."
    />
  );
}

type Row = Awaited<ReturnType<typeof describeTemplates>>[number];

const columnsFor = (may: DocumentRights): Column<Row>[] => [
  {
    label: 'Template',
    cell: ({ id, title, description, kind, sections }) => (
      <>
        <Link to={templateAddress(id)}>
          <b>{title}</b>
        </Link>
        {description ? <span className="list-line">{description}</span> : null}
        <span className="list-line">{[kind, sections].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  {
    label: 'State',
    cell: (row) => (
      <ListedState {...row} due={undefined} failure={null} label={TEMPLATE_STATES[row.state]} />
    ),
  },
  {
    label: 'Default for',
    before: 'Default:',
    cell: ({ defaultFor }) => defaultFor || '–',
  },
  {
    label: 'Posts',
    cell: ({ posts, drafts }) => (
      <>
        {posts}
        {drafts ? <span className="list-line">{drafts}</span> : null}
      </>
    ),
  },
  CHANGED_COLUMN,
  {
    label: 'Actions',
    isPlain: true,
    isWide: true,
    cell: (row) => <RowActions row={row} may={may} />,
  },
];

function RowActions({ row, may }: { row: Row; may: DocumentRights }) {
  const { id, title, choice, state, isPublic } = row;
  if (state === 'trash')
    return may.publish ? <TrashButtons row={row} mayPurge={may.purge} /> : null;
  const change = (intent: string, label: string) => (
    <PostButton
      intent={intent}
      fields={{ id: choice }}
      tone="text"
      aria-label={`${label}: ${title}`}
    >
      {label}
    </PostButton>
  );
  return (
    <div className="list-buttons row wraps gap-x-4">
      {may.edit && isPublic ? (
        <Link className="text-link" to={startPostAddress(id)} aria-label={`New post: ${title}`}>
          New post
        </Link>
      ) : null}
      {may.edit ? (
        <NewDocumentButton list={TEMPLATES} label="Duplicate" copyOf={{ id, title }} />
      ) : null}
      {may.publish && isPublic ? change('archive', 'Archive') : null}
      {may.publish && state === 'unpublished' ? change('use-again', 'Use again') : null}
      {may.publish && !isPublic ? change('trash', 'Move to trash') : null}
    </div>
  );
}
