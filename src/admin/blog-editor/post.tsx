import { data } from 'react-router';
import { openForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { NoDocument } from '#src/admin/documents/no-document.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/post.ts';
import { PostForm } from './post-form.tsx';
import { readPostNodeSpecs } from './post-node-specs.server.ts';

/** The editor of a post, by the id of its document. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const opened = await openForScreen(context, user, ['post'], id);
  if (!opened) return data({ opened }, 404);
  return data({ opened: { ...opened, specs: readPostNodeSpecs() } });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function PostEditor({ loaderData: { opened } }: Route.ComponentProps) {
  return opened ? <PostForm key={opened.document.id} {...opened} /> : <NoDocument list={POSTS} />;
}
