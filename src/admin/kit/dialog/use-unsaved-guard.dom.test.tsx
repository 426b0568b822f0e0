import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Form, Link, redirect, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ConfirmDialogs } from './confirm-dialogs.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Leaving a page with something unsaved. */

function Editor() {
  const [text, setText] = useState('');
  useUnsavedGuard({ isUnsaved: text !== '', what: 'Your changes to “About us”' });
  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">List</Link>
      <Link to="/edit?tab=seo">SEO</Link>
      <ConfirmDialogs />
    </>
  );
}

function renderEditor() {
  const router = createMemoryRouter(
    [
      { path: '/edit', element: <Editor /> },
      { path: '/list', element: <h1>All pages</h1> },
    ],
    { initialEntries: ['/list', '/edit'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const type = () => userEvent.type(screen.getByLabelText('Title'), 'New');
const warns = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('an unchanged page is left without a question', async () => {
  renderEditor();
  expect(warns()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: 'All pages' })).toBeDefined();
});

test('names what would be lost; Stay keeps the page and the text', async () => {
  const router = renderEditor();
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(dialog.textContent).toContain('Your changes to “About us” will be lost.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/edit');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('New');
});

test('asks again each time, also for Back; Leave goes there', async () => {
  const router = renderEditor();
  await type();
  for (const choice of ['Stay', 'Leave']) {
    void router.navigate(-1);
    await userEvent.click(await screen.findByRole('button', { name: choice }));
  }
  expect(await screen.findByRole('heading', { name: 'All pages' })).toBeDefined();
});

test('a change of the query on the same page is not leaving', async () => {
  const router = renderEditor();
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'SEO' }));
  expect(router.state.location.search).toBe('?tab=seo');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the browser asks before a reload only while something is unsaved', async () => {
  renderEditor();
  await type();
  expect(warns()).toBe(true);
  await userEvent.clear(screen.getByLabelText('Title'));
  expect(warns()).toBe(false);
});

/** A form that the query opens. */
function QueryEditor() {
  const [text, setText] = useState('');
  useUnsavedGuard({ isUnsaved: text !== '', what: 'Your changes', guardsQuery: true });
  return (
    <Form method="post">
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Save</button>
      <Link to="/edit">Close</Link>
      <ConfirmDialogs />
    </Form>
  );
}

test('asks before another query replaces a form, but not before it is saved', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        children: [
          { index: true, element: <QueryEditor />, action: () => redirect('/edit?saved') },
        ],
      },
    ],
    { initialEntries: ['/edit?open=a'] },
  );
  render(<RouterProvider router={router} />);
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.search).toBe('?open=a');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toBe('?saved'));
});
