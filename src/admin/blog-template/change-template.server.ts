import { rejectForm } from '#src/admin/forms/form-result.ts';
import type { Editor } from '#src/domains/documents/document.ts';
import type { DocumentChange, Documents } from '#src/domains/documents/documents.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Permission } from '#src/platform/auth/policy.ts';

const INTENTS = ['archive', 'use-again', 'trash', 'restore', 'purge'] as const;
type Intent = (typeof INTENTS)[number];

/** The permission that an intent of the list needs. */
export const permissionOf = (intent: string): Permission =>
  intent === 'purge' ? 'content.purge' : 'content.publish';

interface Outcome {
  status: number;
  /** for the editor; undefined if it is done */
  error?: string;
}

/** Does what a button of the list says. */
export async function changeTemplate(
  documents: Pick<Documents, 'find' | 'change' | 'purge'>,
  id: string,
  given: string,
  by: Editor,
): Promise<Outcome> {
  const intent = INTENTS.find((each) => each === given) ?? rejectForm();
  const document = isUuid(id) ? await documents.find(id) : undefined;
  if (document?.kind !== 'template')
    return { status: 404, error: 'This template was deleted for good.' };
  if (intent === 'purge')
    return (await documents.purge(id, by))
      ? { status: 200 }
      : { status: 409, error: 'This template is no longer in the trash.' };
  const result = await documents.change(id, changeOf(intent, document.version), by);
  return result.ok ? { status: 200 } : { status: 409, error: result.message };
}

function changeOf(intent: Exclude<Intent, 'purge'>, version: number): DocumentChange {
  switch (intent) {
    case 'archive':
      return { type: 'unpublish' };
    case 'use-again':
      return { type: 'publish', version };
    case 'trash':
      return { type: 'trash' };
    case 'restore':
      return { type: 'restore-from-trash' };
  }
}
