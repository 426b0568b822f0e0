import { redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedFields } from '#src/admin/forms/form-result.ts';
import { templateAddress, TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/new-template.ts';

/** A template is made by a post; its address alone leads back to the list. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  return redirect(TEMPLATES_PATH);
}

/** Makes a draft, blank or a copy, and opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { documents } = context.get(servicesContext);
  const { id = '', from } = await readPostedFields(request);
  const given = isUuid(id) ? id : undefined;
  const source = from !== undefined && isUuid(from) ? await documents.find(from) : undefined;
  if (from !== undefined && source?.kind !== 'template') return redirect(TEMPLATES_PATH);
  const content = source ? copyOf(source.content) : BLANK;
  const made = await documents.create('template', content, editorOf(user), given);
  return redirect(templateAddress(made.id));
}

const BLANK: DocumentContent = { title: '', kind: 'own', blocks: [] };

/** Without its defaults: a category has one template. */
const copyOf = (content: DocumentContent): DocumentContent => ({
  ...content,
  title: `${content.title.trim() || 'Untitled template'} (copy)`,
  defaultFor: [],
});
