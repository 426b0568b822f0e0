import { data, Link, redirect } from 'react-router';
import { DocumentTrash } from '#src/admin/documents/list/document-trash.tsx';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { STORIES_EDITOR_PATH } from '#src/admin/parts/editor-address.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/posts.ts';
import {
  isFiltered,
  type PostQuery,
  postQueryEntries,
  postsAddress,
  parsePostQuery,
} from './post-query.ts';
import { newPostAddress, POSTS, TAGS_PATH } from './posts-addresses.ts';
import { PostsFilter } from './posts-filter.tsx';
import { readPosts } from './posts-list.server.ts';
import { actOnPosts, permissionFor } from './posts-action.server.ts';
import { PostsTable } from './posts-table.tsx';
import { postsView } from './posts-view.ts';
import { SavedFilters } from './saved-filters.tsx';
import './posts.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { log } = context.get(servicesContext);
  const query = parsePostQuery(url.searchParams);
  const may = {
    edit: mayDo(context, 'content.edit'),
    publish: mayDo(context, 'content.publish'),
    purge: mayDo(context, 'content.purge'),
  };
  const read = await readPosts(context, query).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the posts');
  });
  if (!read) return data({ may, view: undefined }, 503);
  const view = postsView(read, query, new Date());
  if (query.page > view.pages) throw redirect(postsAddress({ ...query, page: view.pages }));
  return data({ may, view });
}

/** Changes or restores posts, and keeps filters. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, permissionFor(form));
  return actOnPosts({ form, user, context, url });
}

/** The list of all posts. */
export default function Posts({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Posts"
        actions={
          <>
            <Link className="btn btn-small btn-quiet" to={STORIES_EDITOR_PATH}>
              Success stories
            </Link>
            <Link className="btn btn-small btn-quiet" to={TAGS_PATH}>
              Tags
            </Link>
            {may.edit ? <NewPostLink category={view?.query.tag} /> : null}
          </>
        }
      />
      {view ? (
        <>
          <StateLinks states={view.states} />
          <PostsFilter query={view.query} isFiltered={view.isFiltered} choices={view.choices} />
          <SavedFilters filters={view.filters} query={view.query} />
          {view.rows.length === 0 ? (
            <NoPosts query={view.query} hasPosts={view.hasPosts} mayEdit={may.edit} />
          ) : view.query.state === 'trash' ? (
            <DocumentTrash
              listed={POSTS}
              rows={view.rows}
              summary={view.summary}
              action={postsAddress(view.query)}
              entries={postQueryEntries(view.query)}
              may={may}
            />
          ) : (
            <PostsTable {...view} maySelect={may.publish} />
          )}
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => postsAddress({ ...view.query, page })}
          />
        </>
      ) : (
        <LoadError>The posts could not be loaded. The site still serves them.</LoadError>
      )}
    </>
  );
}

/** A list of one category leads to the template of its posts. */
const NewPostLink = ({ category = '' }: { category?: string | undefined }) => (
  <Link className="btn btn-small btn-copper" to={newPostAddress(category)}>
    New post
  </Link>
);

interface NoPostsProps {
  query: PostQuery;
  hasPosts: boolean;
  mayEdit: boolean;
}

/** Why a list is empty. */
function NoPosts({ query, hasPosts, mayEdit }: NoPostsProps) {
  if (query.state === 'trash' && !isFiltered(query))
    return (
      <p className="admin-missing">The trash is empty. A deleted post stays here for 30 days.</p>
    );
  if (!hasPosts && query.state === undefined && !isFiltered(query))
    return (
      <div className="admin-missing">
        <p>
          There are no posts yet. Write the first one: it stays a draft until you publish it, then
          it appears on /insights, in the feeds, and in the search.
        </p>
        {mayEdit ? (
          <p className="admin-actions">
            <NewPostLink category={query.tag} />
          </p>
        ) : null}
      </div>
    );
  return (
    <p className="admin-missing">
      No post matches these filters.{' '}
      <Link className="text-link" to={BLOG_EDITOR_PATH}>
        Show all posts
      </Link>
    </p>
  );
}
