import { loadEditor } from '#src/admin/documents/document-for-screen.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { editorScreen } from '#src/admin/documents/opened-editor.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/post.ts';
import { PostForm } from './post-form.tsx';
import { readPostNodeSpecs } from './post-node-specs.server.ts';

/** The editor of a post, by the id of its document. */
export function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadEditor({ context, user }, POSTS, id, () => ({ specs: readPostNodeSpecs() }));
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default editorScreen(PostForm);
