import { data, Link, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedFields, rejectForm } from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/tags.ts';
import { TAGS_PATH } from './posts-addresses.ts';
import { TagChanges } from './tag-changes.tsx';
import { TagsTable } from './tags-table.tsx';
import { quoted, tagsView } from './tags-view.ts';
import './tags.css';

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { tags, log } = context.get(servicesContext);
  const mayChange = mayDo(context, 'content.publish');
  try {
    const [counts, changes] = await Promise.all([tags.counts(), tags.changes()]);
    const noted = await Promise.all(
      changes.map(async (change) => ({ ...change, notes: await tags.notes(change.id) })),
    );
    // Each undo has an id of its own, so that a double click makes one.
    const view = { ...tagsView(counts, noted, new Date()), undoId: crypto.randomUUID() };
    return data({ mayChange, view });
  } catch (error) {
    log.error({ err: error }, 'failed to read the tags');
    return data({ mayChange, view: undefined }, 503);
  }
}

/** How long a request changes posts itself before a job does the rest. */
const BEGIN_MS = 1_500;

/** Takes a change back. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.publish');
  const { tags, config } = context.get(servicesContext);
  const { intent, change = '', id = '' } = await readPostedFields(request);
  if (intent !== 'undo' || !isUuid(id)) return rejectForm();
  if (!(await tags.undo({ id, undoes: change }, editorOf(user)))) return redirect(TAGS_PATH);
  const isDone = await tags.run(id, BEGIN_MS);
  const text = isDone ? 'The tags are as they were.' : 'The tags are being put back.';
  return redirectWithNotice({ kind: 'done', text }, TAGS_PATH, config.SECURE_COOKIES);
}

/** Every tag of the posts, with what is done to all posts at once. */
export default function TagsPage({ loaderData: { view, mayChange } }: Route.ComponentProps) {
  const isRunning = view?.changes.some((change) => change.isRunning) ?? false;
  useRefresh(isRunning);
  return (
    <>
      <PageHead
        title="Tags"
        crumbs={[{ label: 'Posts', to: BLOG_EDITOR_PATH }]}
        intro="The first tag of a post is its category."
      />
      {view ? (
        <>
          {mayChange && view.variants.length > 0 ? (
            <div className="tags-variants">
              <h2>Written in more than one way</h2>
              <ul>
                {view.variants.map(({ tags, to }) => (
                  <li key={to}>
                    <span>{quoted(tags)}</span>
                    <Link className="text-link" to={to}>
                      Merge into “{tags[0]}”
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {view.rows.length > 0 ? (
            <TagsTable rows={view.rows} mayChange={mayChange} />
          ) : (
            <p className="admin-missing">
              No post has a tag yet. Tags are set in the settings of a post, or for many posts at
              once in the list.
            </p>
          )}
          <TagChanges changes={view.changes} undoId={view.undoId} mayChange={mayChange} />
        </>
      ) : (
        <LoadError>The tags could not be loaded.</LoadError>
      )}
    </>
  );
}
