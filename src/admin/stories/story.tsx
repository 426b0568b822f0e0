import { data } from 'react-router';
import { openForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { STORIES } from '#src/admin/documents/list/document-lists.ts';
import { NoDocument } from '#src/admin/documents/no-document.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/story.ts';
import { StoryForm } from './story-form.tsx';
import { readStorySpecs } from './story-specs.server.ts';

/** The editor of a success story, by the id of its document. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const opened = await openForScreen(context, user, ['story'], id);
  if (!opened) return data({ opened }, 404);
  return data({ opened: { ...opened, specs: readStorySpecs() } });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function StoryEditor({ loaderData: { opened } }: Route.ComponentProps) {
  return opened ? (
    <StoryForm key={opened.document.id} {...opened} />
  ) : (
    <NoDocument list={STORIES} />
  );
}
