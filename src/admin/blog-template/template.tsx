import { data } from 'react-router';
import { documentForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/template.ts';
import { TemplateForm } from './template-form.tsx';

/** The editor of a post template, by the id of its document. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const services = context.get(servicesContext);
  const { documents, postTemplates } = services;
  const document = isUuid(params.id) ? await documents.find(params.id) : undefined;
  if (document?.kind !== 'template') return data({ opened: undefined }, 404);
  const posts = await postTemplates.posts(document.id);
  return data({
    opened: {
      document: await documentForScreen(services, document, new Date()),
      posts: posts.map((post) => ({ ...post, savedAt: post.savedAt.toISOString() })),
      site: await postTemplates.site(),
      me: editorOf(user),
      may: { edit: mayDo(context, 'content.edit'), publish: mayDo(context, 'content.publish') },
    },
  });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function TemplateEditor({ loaderData: { opened } }: Route.ComponentProps) {
  return opened ? <TemplateForm key={opened.document.id} {...opened} /> : <NoTemplate />;
}

const NoTemplate = () => (
  <NotFoundPanel
    title="No such template"
    back={{ label: 'Go to all templates', to: TEMPLATES_PATH }}
  >
    The template was deleted for good, or the address is wrong.
  </NotFoundPanel>
);
