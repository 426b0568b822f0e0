import { Link } from 'react-router';
import { ListScreen } from '#src/admin/documents/list/list-screen.tsx';
import {
  BY_FILTER,
  CHECKS_FILTER,
  DocumentFilter,
} from '#src/admin/documents/list/listed-filter.tsx';
import { loadList } from '#src/admin/documents/list/load-list.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { STORIES_EDITOR_PATH } from '#src/admin/parts/editor-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/posts.ts';
import { actOnPosts, permissionFor } from './posts-action.server.ts';
import { newPostAddress, NONE, POSTS, TAGS_PATH } from './posts-addresses.ts';
import { PostsTable } from './posts-table.tsx';
import { type PostsView, readPostsView } from './posts-view.server.ts';
import { SavedFilters } from './saved-filters.tsx';
import './posts.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadList({ context, url }, POSTS, (query, now) =>
    readPostsView({ context, user }, query, now),
  );
}

/** Changes or restores posts, and keeps filters. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, permissionFor(form));
  return actOnPosts({ form, user, context, url });
}

/** The list of all posts. */
export default function Posts({ loaderData: { view, may } }: Route.ComponentProps) {
  // A list of one category leads to the template of its posts.
  const add = may.edit ? (
    <Link className="btn btn-small btn-copper" to={newPostAddress(view?.query.tag ?? '')}>
      New post
    </Link>
  ) : null;
  return (
    <ListScreen
      list={POSTS}
      view={view}
      unaffected="The site still serves them."
      actions={
        <>
          <Link className="btn btn-small btn-quiet" to={STORIES_EDITOR_PATH}>
            Success stories
          </Link>
          <Link className="btn btn-small btn-quiet" to={TAGS_PATH}>
            Tags
          </Link>
          {add}
        </>
      }
      renderFilter={({ query, choices, filters }) => (
        <>
          <DocumentFilter
            list={POSTS}
            query={query}
            className="posts-filter"
            search="Title or text"
            filters={filtersOf(choices, query.state === 'trash')}
          />
          <SavedFilters filters={filters} query={query} />
        </>
      )}
      renderTable={(shown) => (
        <PostsTable {...shown} maySelect={may.publish} mayPurge={may.purge} />
      )}
      none={
        view?.hasAny ? null : (
          <div className="admin-missing">
            <p>
              There are no posts yet. Write the first one: it stays a draft until you publish it,
              then it appears on /insights, in the feeds, and in the search.
            </p>
            {add ? <p className="admin-actions">{add}</p> : null}
          </div>
        )
      }
    />
  );
}

const filtersOf = ({ tags, authors, templates }: PostsView['choices'], isTrash: boolean) => [
  { name: 'tag', label: 'Category or tag', all: 'All', options: tags },
  {
    name: 'author',
    label: 'Author',
    all: 'Everyone',
    options: [...authors, { value: NONE, label: 'No author' }],
  },
  ...(isTrash
    ? []
    : [
        {
          name: 'listed',
          label: 'Listing',
          all: 'Listed or not',
          options: [
            { value: 'yes', label: 'Listed' },
            { value: 'no', label: 'Not listed' },
          ],
        },
        CHECKS_FILTER,
        ...(templates.length > 0
          ? [
              {
                name: 'template',
                label: 'Template',
                all: 'Any or none',
                options: [...templates, { value: NONE, label: 'No template' }],
              },
            ]
          : []),
        BY_FILTER,
      ]),
];
