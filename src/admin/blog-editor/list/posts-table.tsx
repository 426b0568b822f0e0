import { Link } from 'react-router';
import {
  CHANGED_COLUMN,
  CHECKS_COLUMN,
  Counted,
  ListedTable,
  STATE_COLUMN,
  VIEWS_COLUMN,
} from '#src/admin/documents/list/listed-table.tsx';
import { ListedState } from '#src/admin/documents/list/listed-state.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import type { Column } from '#src/admin/parts/list-table.tsx';
import { POSTS } from './posts-addresses.ts';
import { PostsBulk } from './posts-bulk.tsx';
import type { PostRow, PostsView } from './posts-view.server.ts';

const COLUMNS: readonly Column<PostRow>[] = [
  {
    label: 'Post',
    by: 'title',
    cell: ({ id, title, isOwnDraft, path }) => (
      <>
        <Link className="listed-title posts-title" to={blogEditorAddress(id)}>
          {title}
          {isOwnDraft ? <small>Your draft</small> : null}
        </Link>
        <span className="posts-path">{path}</span>
      </>
    ),
  },
  {
    ...STATE_COLUMN,
    className: 'posts-state',
    cell: (row) => (
      <ListedState {...row}>
        {row.isListed ? null : <span className="posts-unlisted">Not listed</span>}
      </ListedState>
    ),
  },
  {
    label: 'Category',
    by: 'category',
    className: 'posts-category',
    cell: ({ category, tags }) => (
      <>
        {category}
        {tags.length > 0 ? <span className="posts-tags">{tags.join(', ')}</span> : null}
      </>
    ),
  },
  {
    label: 'Author',
    by: 'author',
    className: 'posts-author',
    cell: ({ author }) => author || <i>No author</i>,
  },
  {
    label: 'Date',
    by: 'date',
    startsHigh: true,
    className: 'posts-date',
    isNone: ({ date }) => date === undefined,
    cell: ({ date }) => date ?? '–',
  },
  {
    label: 'Words',
    by: 'words',
    isNumber: true,
    className: 'posts-words',
    cell: ({ words }) => <Counted count={words} noun="word" />,
  },
  { ...VIEWS_COLUMN, className: 'posts-views' },
  { ...CHECKS_COLUMN, className: 'posts-checks' },
  { ...CHANGED_COLUMN, className: 'posts-changed' },
];

interface PostsTableProps extends Pick<PostsView, 'rows' | 'summary' | 'query' | 'choices'> {
  maySelect: boolean;
  mayPurge?: boolean;
}

/** The list of posts. */
export const PostsTable = ({ choices, ...table }: PostsTableProps) => (
  <ListedTable
    {...table}
    list={POSTS}
    className="posts-table"
    columns={COLUMNS}
    actions={<PostsBulk choices={choices} />}
  />
);
