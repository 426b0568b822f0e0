import { loadEditor } from '#src/admin/documents/document-for-screen.server.ts';
import { STORIES } from '#src/admin/documents/list/document-lists.ts';
import { editorScreen } from '#src/admin/documents/opened-editor.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/story.ts';
import { StoryForm } from './story-form.tsx';
import { readStorySpecs } from './story-specs.server.ts';

/** The editor of a success story, by the id of its document. */
export function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadEditor({ context, user }, STORIES, id, () => ({ specs: readStorySpecs() }));
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default editorScreen(StoryForm);
