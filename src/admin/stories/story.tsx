import { data } from 'react-router';
import { documentForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { STORIES_EDITOR_PATH } from '#src/admin/parts/editor-address.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/story.ts';
import { StoryForm } from './story-form.tsx';
import { readStorySpecs } from './story-specs.server.ts';

/** The editor of a success story, by the id of its document. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const services = context.get(servicesContext);
  const { documents } = services;
  const document = isUuid(id) ? await documents.find(id) : undefined;
  if (document?.kind !== 'story') return data({ opened: undefined }, 404);
  return data({
    opened: {
      document: await documentForScreen(services, document, new Date()),
      specs: readStorySpecs(),
      me: editorOf(user),
      may: { edit: mayDo(context, 'content.edit'), publish: mayDo(context, 'content.publish') },
    },
  });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function StoryEditor({ loaderData: { opened } }: Route.ComponentProps) {
  return opened ? (
    <StoryForm key={opened.document.id} {...opened} />
  ) : (
    <NotFoundPanel
      title="No such story"
      back={{ label: 'Go to all success stories', to: STORIES_EDITOR_PATH }}
    >
      The story was deleted for good, or the address is wrong.
    </NotFoundPanel>
  );
}
