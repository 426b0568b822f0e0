import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type PostOfTemplate, PostsFromTemplate } from './posts-from-template.tsx';

const post = (title: string, changes: Partial<PostOfTemplate>): PostOfTemplate => ({
  id: title,
  title,
  savedAt: '2026-11-22T15:00:00.000Z',
  isPublic: false,
  version: 2,
  done: 1,
  total: 3,
  ...changes,
});

function open(posts: readonly PostOfTemplate[]) {
  render(
    <MemoryRouter>
      <PostsFromTemplate posts={posts} version={2} />
    </MemoryRouter>,
  );
}

test('names drafts with how far they are, and public posts that keep an earlier version', () => {
  open([
    post('Draft', {}),
    post('Old', { isPublic: true, version: 1 }),
    post('New', { isPublic: true }),
  ]);
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Draft1 of 3 sections done, version 2',
    'OldPublic, version 1 of 2',
    'NewPublic, version 2',
  ]);
  screen.getByText('1 public post still has an earlier version.');
});

test('says so where no post was made, and warns of nothing where all are up to date', () => {
  open([]);
  screen.getByText('No post was made from this template yet.');
  expect(screen.queryByText(/earlier version/)).toBeNull();
});
