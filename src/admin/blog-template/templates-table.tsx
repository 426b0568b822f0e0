import { Form, Link, useNavigation } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { startPostAddress, templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { Time } from '#src/admin/parts/time.tsx';
import { NewTemplateButton } from './new-template-button.tsx';
import { TEMPLATE_STATES } from './template-labels.ts';
import type { TemplateRow } from './templates-view.ts';

interface TemplatesTableProps {
  rows: readonly TemplateRow[];
  summary: string;
  may: { edit: boolean; publish: boolean; purge: boolean };
}

/** The list of templates. On narrow screens each row becomes a card. */
export const TemplatesTable = ({ rows, summary, may }: TemplatesTableProps) => (
  <>
    <p className="records-summary">{summary}</p>
    <table className="records records-wide records-quiet templates-table">
      <caption className="sr-only">Templates, last changed first</caption>
      <thead>
        <tr>
          <th scope="col">Template</th>
          <th scope="col">State</th>
          <th scope="col">Default for</th>
          <th scope="col">Posts</th>
          <th scope="col">Last change</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} may={may} />
        ))}
      </tbody>
    </table>
  </>
);

function Row({ row, may }: { row: TemplateRow; may: TemplatesTableProps['may'] }) {
  const { id, title, kind, description, sections, defaultFor, posts, drafts, changed, by } = row;
  return (
    <tr>
      <th scope="row">
        <Link className="templates-title" to={templateAddress(id)}>
          {title}
        </Link>
        {description ? <span className="templates-description">{description}</span> : null}
        <span className="templates-kind">{[kind, sections].filter(Boolean).join(', ')}</span>
      </th>
      <td className="templates-state">
        <DocumentStateMark state={row.state} label={TEMPLATE_STATES[row.state]} />
      </td>
      <td className="templates-default">{defaultFor || '–'}</td>
      <td className="templates-posts">
        {posts}
        {drafts ? <small>{drafts}</small> : null}
      </td>
      <td className="templates-changed">
        <Time at={changed} />, {by}
      </td>
      <td className="templates-actions">
        <RowActions row={row} may={may} />
      </td>
    </tr>
  );
}

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
