import { Link } from 'react-router';
import { CheckCountsText } from '#src/admin/documents/list/check-counts.tsx';
import { ListedState } from '#src/admin/documents/list/listed-state.tsx';
import { SelectBox, Selection } from '#src/admin/documents/list/selection.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { SelectHeading } from '#src/admin/parts/select-heading.tsx';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { SORT_NAMES } from './post-labels.ts';
import { DEFAULT_SORT, postQueryEntries, postsAddress, type PostSort } from './post-query.ts';
import { PostsBulk } from './posts-bulk.tsx';
import type { PostRow, PostsView } from './posts-view.ts';

interface PostsTableProps extends Pick<PostsView, 'rows' | 'summary' | 'query' | 'choices'> {
  maySelect: boolean;
}

/** The list of posts. On narrow screens each row becomes a card. */
export function PostsTable({ rows, summary, query, choices, maySelect }: PostsTableProps) {
  const { sort = DEFAULT_SORT, page: _page, ...filter } = query;
  const order = { sort, sortedBy: (next: PostSort) => postsAddress({ ...filter, sort: next }) };
  return (
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
        <caption className="sr-only">Posts, {SORT_NAMES[sort]}</caption>
        <thead>
          <tr>
            {maySelect ? <SelectHeading /> : null}
            <SortHeading by="title" label="Post" {...order} />
            <SortHeading by="state" label="State" {...order} />
            <SortHeading by="category" label="Category" {...order} />
            <SortHeading by="author" label="Author" {...order} />
            <SortHeading by="date" label="Date" {...order} startsHigh />
            <SortHeading by="words" label="Words" {...order} isNumber />
            <SortHeading by="views" label="Views, 28 days" {...order} isNumber />
            <SortHeading by="checks" label="Checks" {...order} startsHigh />
            <SortHeading by="changed" label="Last change" {...order} startsHigh />
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
}

function Row({ row, maySelect }: { row: PostRow; maySelect: boolean }) {
  const { id, title, path, state, due, failure, category, tags, views, changed, by } = row;
  return (
    <tr>
      {maySelect ? <SelectBox row={row} /> : null}
      <th scope="row">
        <Link className="listed-title posts-title" to={blogEditorAddress(id)}>
          {title}
          {row.isOwnDraft ? <small>Your draft</small> : null}
        </Link>
        <span className="posts-path">{path}</span>
      </th>
      <td className="posts-state">
        <ListedState state={state} due={due} failure={failure}>
          {row.isListed ? null : <span className="posts-unlisted">Not listed</span>}
        </ListedState>
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
        <CheckCountsText checks={row.checks} />
      </td>
      <td className="posts-changed">
        <Time at={changed} />, {by}
      </td>
    </tr>
  );
}
