import { Link } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { SelectBox, Selection } from '#src/admin/documents/list/selection.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { SORT_NAMES } from './post-labels.ts';
import {
  DEFAULT_SORT,
  type PostQuery,
  postQueryEntries,
  postsAddress,
  type PostSortKey,
} from './post-query.ts';
import { PostsBulk } from './posts-bulk.tsx';
import { PostChecks } from './post-checks.tsx';
import type { PostRow, PostsView } from './posts-view.ts';

interface PostsTableProps extends Pick<PostsView, 'rows' | 'summary' | 'query' | 'choices'> {
  maySelect: boolean;
}

/** The list of posts. On narrow screens each row becomes a card. */
export const PostsTable = ({ rows, summary, query, choices, maySelect }: PostsTableProps) => (
  <Selection
    noun="posts"
    action={postsAddress(query)}
    entries={postQueryEntries(query)}
    summary={summary}
    isOn={maySelect}
    actions={<PostsBulk query={query} choices={choices} />}
  >
    <table
      className="records records-wide records-quiet listed-table posts-table"
      data-plain={!maySelect || undefined}
    >
      <caption className="sr-only">Posts, {SORT_NAMES[query.sort ?? DEFAULT_SORT]}</caption>
      <thead>
        <tr>
          {maySelect ? (
            <th scope="col">
              <span className="sr-only">Select</span>
            </th>
          ) : null}
          <Heading by="title" label="Post" query={query} />
          <Heading by="state" label="State" query={query} />
          <Heading by="category" label="Category" query={query} />
          <Heading by="author" label="Author" query={query} />
          <Heading by="date" label="Date" query={query} startsHigh />
          <Heading by="words" label="Words" query={query} isNumber />
          <Heading by="views" label="Views, 28 days" query={query} isNumber />
          <Heading by="checks" label="Checks" query={query} startsHigh />
          <Heading by="changed" label="Last change" query={query} startsHigh />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} maySelect={maySelect} />
        ))}
      </tbody>
    </table>
  </Selection>
);

interface HeadingProps {
  by: PostSortKey;
  label: string;
  query: PostQuery;
  isNumber?: boolean;
  /** begins with the most or the newest */
  startsHigh?: boolean;
}

function Heading({ by, label, query, isNumber = false, startsHigh = isNumber }: HeadingProps) {
  const { sort = DEFAULT_SORT, page: _page, ...filter } = query;
  const next = sort === by || (sort !== `-${by}` && startsHigh) ? (`-${by}` as const) : by;
  return (
    <SortHeading
      label={label}
      isNumber={isNumber}
      sorted={sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined}
      to={postsAddress({ ...filter, sort: next })}
    />
  );
}

function Row({ row, maySelect }: { row: PostRow; maySelect: boolean }) {
  const { id, title, path, state, due, failure, category, tags, views, changed, by } = row;
  return (
    <tr>
      {maySelect ? <SelectBox id={id} title={title} isPublic={row.isPublic} /> : null}
      <th scope="row">
        <Link className="listed-title posts-title" to={blogEditorAddress(id)}>
          {title}
          {row.isOwnDraft ? <small>Your draft</small> : null}
        </Link>
        <span className="posts-path">{path}</span>
      </th>
      <td className="posts-state">
        <DocumentStateMark state={state} />
        {row.isListed ? null : <span className="posts-unlisted">Not listed</span>}
        {due ? (
          <span className="listed-due">
            {due.label} <Time at={due.time} />
          </span>
        ) : null}
        {failure === null ? null : <span className="listed-failure">Overdue: {failure}</span>}
      </td>
      <td className="posts-category">
        {category}
        {tags.length > 0 ? <span className="posts-tags">{tags.join(', ')}</span> : null}
      </td>
      <td className="posts-author">{row.author || <i>No author</i>}</td>
      <td className="posts-date" data-none={row.date === undefined || undefined}>
        {row.date ?? '–'}
      </td>
      <td className="records-number posts-words">
        {row.words}
        <span className="records-label"> {row.words === '1' ? 'word' : 'words'}</span>
      </td>
      <td className="records-number posts-views" data-none={views === undefined || undefined}>
        {views ?? '–'}
        <span className="records-label"> {views === '1' ? 'view' : 'views'}</span>
      </td>
      <td className="posts-checks">
        <PostChecks checks={row.checks} />
      </td>
      <td className="posts-changed">
        <Time at={changed} />, {by}
      </td>
    </tr>
  );
}
