import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { DeletionForm } from '#src/admin/lists/deletion-form.tsx';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/delete-documents.ts';
import { actOnList, permissionOfAct } from './bulk-changes.server.ts';
import { type Deletion, listOf, loadDeletion } from './delete-documents.server.ts';

/** Lists the selected documents for confirmation. Deletes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, permissionOfAct(url.searchParams));
  return loadDeletion({ context, url, user });
}

/** Trashes or deletes what this page has listed. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, permissionOfAct(form));
  return actOnList({ context, url, user, form }, listOf(url), ['trash', 'purge']);
}

/** Asks before documents go to the trash that visitors see, or are deleted for good. */
export default function DeleteDocuments({ loaderData }: Route.ComponentProps) {
  const { noun, label, deletion, back, documents, possible } = loaderData;
  const chosen = documents.filter(({ refusal }) => !refusal);
  const isPurge = deletion === 'purge';
  const act = isPurge ? `Delete ${possible} for good` : `Move ${possible} to the trash`;
  return (
    <>
      <PageHead
        title={chosen.length > 0 ? act : `Nothing to ${isPurge ? 'delete' : 'move to the trash'}`}
        crumbs={[{ label, to: back }]}
        intro={introOf(noun, isPurge, chosen)}
      />
      <DeletionForm
        back={back}
        button={
          chosen.length > 0 ? (
            <SubmitButton tone={isPurge ? 'danger' : 'secondary'} name="do" value={deletion}>
              {act}
            </SubmitButton>
          ) : null
        }
        items={documents.map((document) => (
          <li key={document.id}>
            {document.refusal ? null : <input type="hidden" name="id" value={document.choice} />}
            <b>{document.title}</b>
            <span>{document.path}</span>
            <DocumentStateMark state={document.state} />
            <Consequence document={document} isPurge={isPurge} />
          </li>
        ))}
      />
    </>
  );
}

function introOf(noun: string, isPurge: boolean, possible: Deletion['documents']): string {
  const them = possible.length === 1 ? 'it' : 'them';
  if (possible.length === 0) return `None of the selected ${noun}s can be deleted.`;
  if (isPurge)
    return `This deletes ${them} with the whole history and all preview links. It cannot be undone.`;
  const restore = `For 30 days, you can restore ${them} from the trash`;
  return possible.some(({ isPublic }) => isPublic)
    ? `Visitors and search engines will get a “gone” response (410) at each public address. ${restore}, as a draft.`
    : `${restore}.`;
}

interface ConsequenceProps {
  document: Deletion['documents'][number];
  isPurge: boolean;
}

function Consequence({ document, isPurge }: ConsequenceProps) {
  const { isPublic, refusal, links } = document;
  if (refusal) return <em>{refusal}</em>;
  if (isPurge || !isPublic) return null;
  if (links === 0) return <em>Public. No other page links to it.</em>;
  return (
    <strong>
      Public. {links === 1 ? '1 place links' : `${links} places link`} to it: change{' '}
      {links === 1 ? 'that link' : 'those links'} first.
    </strong>
  );
}
