import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { askToConfirm } from '#src/admin/kit/dialog/confirm.ts';
import { isWhole, selectedBoxes } from '#src/admin/lists/list-selection.tsx';
import { MAX_SELECTED } from '#src/admin/lists/selected-ids.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import type { PostsView } from './read-posts.server.ts';

/** Actions on the selected posts. A field shows up for what a change asks for, without JavaScript too. */
export function PostsBulk({ choices, total }: Pick<PostsView, 'choices' | 'total'>) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <span className="posts-bulk compact-fields flex wraps gap-2">
      <label className="sr-only" htmlFor="bulk-change">
        Change the selected posts
      </label>
      <select id="bulk-change" className="input" name="change" defaultValue="">
        <option value="">Change…</option>
        <option value="publish">Publish</option>
        <option value="unpublish">Take offline</option>
        <option value="list">Show in the listing</option>
        <option value="unlist">Leave out of the listing</option>
        <option value="add-tag">Add a tag</option>
        <option value="remove-tag">Remove a tag</option>
        <option value="set-author">Set the author</option>
      </select>
      <input
        className="input posts-bulk-tag"
        name="tag-name"
        aria-label="Tag"
        placeholder="Tag"
        maxLength={60}
        autoComplete="off"
        list="bulk-tags"
      />
      <input
        className="input posts-bulk-author"
        name="author-name"
        aria-label="Author"
        placeholder="Author"
        maxLength={120}
        autoComplete="off"
        list="bulk-authors"
      />
      <datalist id="bulk-tags">
        {choices.tags.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
      <datalist id="bulk-authors">
        {choices.authors.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
      <ApplyButton isBusy={isBusy} total={total} />
    </span>
  );
}

/** Asks before public posts go offline, since visitors notice it at once, and before posts change that are not in view. */
function ApplyButton({ isBusy, total }: { isBusy: boolean; total: number }) {
  const isConfirmed = useRef(false);
  return (
    <Button
      tone="secondary"
      type="submit"
      name="intent"
      value="change"
      isBusy={isBusy}
      onClick={(event) => {
        const button = event.currentTarget;
        const change = new FormData(button.form!).get('change');
        const isAll = isWhole(button.form);
        const isOffline = change === 'unpublish';
        const asked = isAll
          ? Math.min(total, MAX_SELECTED)
          : isOffline
            ? selectedBoxes(button.form).filter(({ dataset }) => dataset['public']).length
            : 0;
        if (!change || asked === 0 || isConfirmed.current) {
          isConfirmed.current = false;
          return;
        }
        event.preventDefault();
        const these = POSTS.count(asked);
        const act = isOffline ? `Take ${these} offline` : `Change ${these}`;
        void askToConfirm({
          title: `${act}?`,
          text: isOffline
            ? 'Visitors and search engines will get a “gone” response (410) at each address. You can publish them again at any time.'
            : 'The change is made in all posts that the list shows, on every page.',
          confirm: act,
          cancel: isOffline ? 'Keep them public' : 'Keep them as they are',
        }).then((answer) => {
          if (!answer) return;
          isConfirmed.current = true;
          button.click();
        });
      }}
    >
      {isBusy ? 'Changing' : 'Apply'}
    </Button>
  );
}
