import { Link } from 'react-router';
import {
  CHANGED_COLUMN,
  CHECKS_COLUMN,
  ListedState,
  STATE_COLUMN,
  VIEWS_COLUMN,
} from '#src/admin/documents/list/document-columns.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import type { PostsView } from './read-posts.server.ts';

/** What the list of posts shows of each. */
export const COLUMNS: readonly Column<PostsView['rows'][number]>[] = [
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
  { label: 'Words', by: 'words', isNumber: true, unit: 'word', cell: ({ words }) => words },
  VIEWS_COLUMN,
  CHECKS_COLUMN,
  CHANGED_COLUMN,
];
