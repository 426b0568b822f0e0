import { data } from 'react-router';
import { documentForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/post.ts';
import { PostForm } from './post-form.tsx';
import { readPostNodeSpecs } from './post-node-specs.server.ts';

/** The editor of a post, by the id of its document. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const services = context.get(servicesContext);
  const { documents } = services;
  const document = isUuid(params.id) ? await documents.find(params.id) : undefined;
  if (document?.kind !== 'post') return data({ opened: undefined }, 404);
  return data({
    opened: {
      document: await documentForScreen(services, document, new Date()),
      specs: readPostNodeSpecs(),
      me: editorOf(user),
      may: {
        edit: mayDo(context, 'content.edit'),
        publish: mayDo(context, 'content.publish'),
        unlock: mayDo(context, 'content.unlock'),
      },
    },
  });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function PostEditor({ loaderData: { opened } }: Route.ComponentProps) {
  return opened ? <PostForm key={opened.document.id} {...opened} /> : <NoPost />;
}

const NoPost = () => (
  <NotFoundPanel title="No such post" back={{ label: 'Go to all posts', to: BLOG_EDITOR_PATH }}>
    The post was deleted for good, or the address is wrong.
  </NotFoundPanel>
);
