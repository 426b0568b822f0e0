import { Form, Link, useNavigation } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { CHANGED_COLUMN } from '#src/admin/documents/list/listed-table.tsx';
import { startPostAddress, templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { NewTemplateButton } from './new-template-button.tsx';
import { TEMPLATE_STATES } from './template-labels.ts';
import type { TemplateRow } from './templates-view.ts';

interface TemplatesTableProps {
  rows: readonly TemplateRow[];
  summary: string;
  may: { edit: boolean; publish: boolean; purge: boolean };
}

const columnsFor = (may: TemplatesTableProps['may']): Column<TemplateRow>[] => [
  {
    label: 'Template',
    cell: ({ id, title, description, kind, sections }) => (
      <>
        <Link className="templates-title" to={templateAddress(id)}>
          {title}
        </Link>
        {description ? <span className="templates-description">{description}</span> : null}
        <span className="templates-kind">{[kind, sections].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  {
    label: 'State',
    className: 'templates-state',
    cell: ({ state }) => <DocumentStateMark state={state} label={TEMPLATE_STATES[state]} />,
  },
  {
    label: 'Default for',
    className: 'templates-default',
    cell: ({ defaultFor }) => defaultFor || '–',
  },
  {
    label: 'Posts',
    className: 'templates-posts',
    cell: ({ posts, drafts }) => (
      <>
        {posts}
        {drafts ? <small>{drafts}</small> : null}
      </>
    ),
  },
  { ...CHANGED_COLUMN, className: 'templates-changed' },
  {
    label: <span className="sr-only">Actions</span>,
    className: 'templates-actions',
    cell: (row) => <RowActions row={row} may={may} />,
  },
];

/** The list of templates. */
export const TemplatesTable = ({ rows, summary, may }: TemplatesTableProps) => (
  <>
    <p className="records-summary">{summary}</p>
    <ListTable
      className="templates-table"
      caption="Templates, last changed first"
      columns={columnsFor(may)}
      rows={rows}
    />
  </>
);

function RowActions({ row, may }: { row: TemplateRow; may: TemplatesTableProps['may'] }) {
  const { id, title, state, isPublic } = row;
  if (state === 'trash')
    return (
      <div className="templates-buttons">
        {may.publish ? <Change row={row} intent="restore" label="Restore" /> : null}
        {may.purge ? (
          <details>
            <summary aria-label={`Delete for good: ${title}`}>Delete for good</summary>
            <Change row={row} intent="purge" label="Delete it and its whole history" />
          </details>
        ) : null}
      </div>
    );
  return (
    <div className="templates-buttons">
      {may.edit && isPublic ? (
        <Link
          className="templates-action"
          to={startPostAddress(id)}
          aria-label={`New post: ${title}`}
        >
          New post
        </Link>
      ) : null}
      {may.edit ? <NewTemplateButton copyOf={{ id, title }} /> : null}
      {may.publish && isPublic ? <Change row={row} intent="archive" label="Archive" /> : null}
      {may.publish && state === 'unpublished' ? (
        <Change row={row} intent="use-again" label="Use again" />
      ) : null}
      {may.publish && !isPublic ? <Change row={row} intent="trash" label="Move to trash" /> : null}
    </div>
  );
}

function Change({ row, intent, label }: { row: TemplateRow; intent: string; label: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={row.choice} />
      <button
        className="templates-action"
        type="submit"
        name="intent"
        value={intent}
        disabled={isBusy}
        aria-label={`${label}: ${row.title}`}
      >
        {label}
      </button>
    </Form>
  );
}
