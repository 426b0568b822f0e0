import { Link } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { PageHead, Part } from '#src/admin/kit/screen.tsx';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { editorAddress, FRAME_PATH } from '#src/admin/parts/editor-address.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import {
  findNames,
  findRenamings,
  type Renaming,
  withNames,
} from '#src/domains/content/frame/replace-names.ts';
import { editDocument } from '#src/domains/documents/lists/edit-document.server.ts';
import type { Services } from '#src/services.server.ts';
import type { Route } from './+types/names.ts';

/** More than name the company on any site. */
const MAX_LISTED = 500;

/** Ids of the documents with one of the names, which may be in an address that keeps it. */
const findIds = (
  { documentLookups }: Pick<Services, 'documentLookups'>,
  renamings: readonly Renaming[],
) =>
  documentLookups.naming(
    renamings.map(([from]) => from),
    MAX_LISTED,
  );

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const renamings = await findRenamings(services.frame, services.documentLookups);
  const names = renamings.map(([from]) => from);
  const rows = [];
  for (const id of await findIds(services, renamings)) {
    const document = await services.documents.find(id);
    if (!document) continue;
    const { kind, content } = document;
    const found = findNames(content, names);
    const title = content.title || 'Untitled';
    if (found.count > 0) rows.push({ id, title, editor: editorAddress(kind, id), ...found });
  }
  return { renamings, mayEdit: mayDo(context, 'content.publish'), rows };
}

/** Replaces the names in one document, or in all. What was public and unchanged becomes public with the new name. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const { user, frame, documents, documentLookups } = servicesFor(context, 'content.publish');
  if (form.get('intent') !== 'replace') return rejectForm();
  const renamings = await findRenamings(frame, documentLookups);
  const wanted = form.get('id');
  const ids = await findIds({ documentLookups }, renamings);
  let [replaced, waiting] = [0, 0];
  for (const id of ids.filter((each) => !wanted || each === wanted)) {
    const result = await editDocument(documents, {
      id,
      by: editorOf(user),
      saveId: crypto.randomUUID(),
      edit(content) {
        const renamed = withNames(content, renamings);
        return renamed === content ? undefined : renamed;
      },
    });
    if (!result.ok || result.note) waiting += 1;
    else if (result.outcome !== 'unchanged') replaced += 1;
  }
  const rest = waiting > 0 ? ` ${formatCount(waiting, 'waits', 'wait')} for you to publish.` : '';
  return redirectWithNotice(
    context,
    `Replaced in ${formatCount(replaced, 'document', 'documents')}.${rest}`,
    NAMES_PATH,
  );
}

const NAMES_PATH = `${FRAME_PATH}/names`;

/** What people wrote that still has an old name of the company. */
export default function Names({ loaderData: { renamings, rows, mayEdit } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Old names in texts"
        crumbs={[{ label: 'Menus and brand', to: FRAME_PATH }]}
        intro="Header, footer, emails and PDFs follow the brand by themselves. Texts that people wrote stay as they are until you replace a name in them."
      />
      {renamings.length === 0 ? (
        <p>The brand has the names that the site came with, so there is nothing to replace.</p>
      ) : (
        <Part
          title={
            rows.length === 0
              ? 'No text has an old name'
              : `${formatCount(rows.length, 'text has', 'texts have')} an old name`
          }
        >
          <ul className="mb-4">
            {renamings.map(([from, to]) => (
              <li key={from}>
                <b>{from}</b> becomes <b>{to}</b>
              </li>
            ))}
          </ul>
          {mayEdit && rows.length > 0 ? (
            <PostButton intent="replace" tone="primary">
              Replace in all
            </PostButton>
          ) : null}
          <ul className="rows mt-4">
            {rows.map(({ id, title, editor, count, excerpt }) => (
              <li key={id} className="row wraps apart gap-4 py-3">
                <div className="min-0">
                  <Link className="medium tap-link" to={editor}>
                    {title}
                  </Link>{' '}
                  <span className="small muted">{formatCount(count, 'place', 'places')}</span>
                  <p className="small muted">{excerpt}</p>
                </div>
                {mayEdit ? (
                  <PostButton intent="replace" fields={{ id }}>
                    Replace<span className="sr-only"> in {title}</span>
                  </PostButton>
                ) : null}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
