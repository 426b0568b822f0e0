import { Link } from 'react-router';
import {
  BY_FILTER,
  CHECKS_FILTER,
  DocumentList,
} from '#src/admin/documents/list/document-list.tsx';
import { NONE, POSTS } from '#src/admin/documents/list/document-lists.ts';
import { documentRights } from '#src/admin/documents/list/read-tracked.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { STORIES_EDITOR_PATH } from '#src/admin/parts/editor-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/posts.ts';
import { actOnPosts } from './posts-action.server.ts';
import { newPostAddress, TAGS_PATH } from './posts-addresses.ts';
import { PostsBulk } from './posts-bulk.tsx';
import { type PostsView, readPosts } from './read-posts.server.ts';
import {
  CHANGED_COLUMN,
  CHECKS_COLUMN,
  ListedState,
  STATE_COLUMN,
  VIEWS_COLUMN,
} from '#src/admin/documents/list/document-columns.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import './posts.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadList({ context, url }, POSTS, { may: documentRights(context) }, (query) =>
    readPosts({ context, user }, query),
  );
}

/** Changes or restores posts, and keeps filters. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, 'content.publish');
  return actOnPosts({ form, user, context, url });
}

/** The list of all posts. */
export default function Posts({ loaderData: { view, may } }: Route.ComponentProps) {
  // A list of one category leads to the template of its posts.
  const add = may.edit ? (
    <LinkButton tone="primary" to={newPostAddress(view?.query.tag ?? '')}>
      New post
    </LinkButton>
  ) : null;
  return (
    <DocumentList
      isTracked
      list={POSTS}
      view={view}
      may={may}
      columns={COLUMNS}
      actions={view && <PostsBulk {...view} />}
      unaffected="The site still serves them."
      head={{
        actions: (
          <>
            <LinkButton to={STORIES_EDITOR_PATH}>Success stories</LinkButton>
            <LinkButton to={TAGS_PATH}>Tags</LinkButton>
            {add}
          </>
        ),
      }}
      search="Title or text"
      filters={view && filtersOf(view.choices, view.query.state === 'trash')}
      none={
        <>
          <p>
            There are no posts yet. Write the first one: it stays a draft until you publish it, then
            it appears on /insights, in the feeds, and in the search.
          </p>
          {add ? <p className="admin-actions">{add}</p> : null}
        </>
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

/** Columns of the list of posts. */
const COLUMNS: readonly Column<PostsView['rows'][number]>[] = [
  {
    label: 'Post',
    by: 'title',
    cell: ({ id, title, isOwnDraft, path }) => (
      <>
        <Link to={blogEditorAddress(id)}>
          <b>{title}</b>
          {isOwnDraft ? <small> Your draft</small> : null}
        </Link>
        <span className="list-line">{path}</span>
      </>
    ),
  },
  {
    ...STATE_COLUMN,
    cell: (row) => (
      <ListedState {...row}>
        {row.isListed ? null : <span className="list-line">Not listed</span>}
      </ListedState>
    ),
  },
  {
    label: 'Category',
    by: 'category',
    cell: ({ category, tags }) => (
      <>
        {category}
        {tags.length > 0 ? <small className="list-line">{tags.join(', ')}</small> : null}
      </>
    ),
  },
  { label: 'Author', by: 'author', cell: ({ author }) => author || 'No author' },
  {
    label: 'Date',
    by: 'date',
    startsHigh: true,
    isNone: ({ date }) => date === undefined,
    cell: ({ date = '–' }) => date,
  },
  { label: 'Words', by: 'words', isNumber: true, unit: 'word', cell: 'words' },
  VIEWS_COLUMN,
  CHECKS_COLUMN,
  CHANGED_COLUMN,
];
