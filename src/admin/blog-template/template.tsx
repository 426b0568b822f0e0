import { loadEditor } from '#src/admin/documents/document-for-screen.server.ts';
import { TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { editorScreen } from '#src/admin/documents/opened-editor.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/template.ts';
import { TemplateForm } from './template-form.tsx';

/** The editor of a post template, by the id of its document. */
export function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadEditor({ context, user }, TEMPLATES, id, async () => {
    const { postTemplates } = context.get(servicesContext);
    const posts = await postTemplates.posts(id);
    return {
      posts: posts.map((post) => ({ ...post, savedAt: post.savedAt.toISOString() })),
      site: await postTemplates.site(),
    };
  });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default editorScreen(TemplateForm);
