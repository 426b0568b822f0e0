import { data, redirect } from 'react-router';
import { rejectForm } from '#src/admin/forms/form-result.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { DocumentKind, Editor } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { Permission } from '#src/platform/auth/policy.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';

interface Trash {
  kind: DocumentKind;
  /** such as `shared section` */
  name: string;
  /** the list of the trash */
  path: string;
}

/** The permission that a form of `TrashButtons` needs. */
export const permissionOfTrash = (form: FormData): Permission =>
  form.get('intent') === 'purge' ? 'content.purge' : 'content.publish';

/** The action of `TrashButtons`: restores a document and opens it, or deletes it for good. */
export async function restoreOrPurge(
  documents: Pick<Documents, 'find' | 'purge' | 'change'>,
  form: FormData,
  by: Editor,
  { kind, name, path }: Trash,
) {
  const [id, intent] = [form.get('id'), form.get('intent')];
  const document = typeof id === 'string' && isUuid(id) ? await documents.find(id) : undefined;
  if (document?.kind !== kind) return data({ error: `This ${name} was deleted for good.` }, 404);
  if (intent === 'purge')
    return (await documents.purge(document.id, by))
      ? redirect(path)
      : data({ error: `This ${name} is no longer in the trash.` }, 409);
  if (intent !== 'restore') return rejectForm();
  const change = { type: 'restore-from-trash' } as const;
  const result = await documents.change(document.id, change, by);
  return result.ok
    ? redirect(editorAddress(kind, document.id))
    : data({ error: result.message }, 409);
}
