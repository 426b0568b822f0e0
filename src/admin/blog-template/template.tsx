import { data } from 'react-router';
import { openForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { NoDocument } from '#src/admin/documents/no-document.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/template.ts';
import { TemplateForm } from './template-form.tsx';

/** The editor of a post template, by the id of its document. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const { postTemplates } = context.get(servicesContext);
  const opened = await openForScreen(context, user, ['template'], id);
  if (!opened) return data({ opened }, 404);
  const posts = await postTemplates.posts(id);
  return data({
    opened: {
      ...opened,
      posts: posts.map((post) => ({ ...post, savedAt: post.savedAt.toISOString() })),
      site: await postTemplates.site(),
    },
  });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function TemplateEditor({ loaderData: { opened } }: Route.ComponentProps) {
  return opened ? (
    <TemplateForm key={opened.document.id} {...opened} />
  ) : (
    <NoDocument list={TEMPLATES} />
  );
}
