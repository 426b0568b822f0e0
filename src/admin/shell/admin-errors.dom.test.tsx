import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { missing } from '#src/admin/kit/screen.tsx';
import { ErrorBoundary } from './admin-errors.tsx';

/** What a loader below the frame of the admin area throws. */
function open(thrown: Response) {
  const Boundary = ErrorBoundary as () => React.ReactNode;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => null,
      ErrorBoundary: Boundary,
      loader() {
        throw thrown;
      },
    },
  ]);
  render(<Stub />);
  return screen.findByRole('heading', { level: 1 });
}

test('a record that does not exist says why, and where to go on', async () => {
  const leads = { label: 'Go to all leads', to: '/admin/leads' };
  const heading = await open(missing('No such lead', 'The lead was deleted.', leads));
  expect(heading.textContent).toBe('No such lead');
  expect(screen.getByText('The lead was deleted.')).toBeDefined();
  expect(screen.getByRole('link', { name: leads.label }).getAttribute('href')).toBe(leads.to);
});

test('another response is a failure', async () => {
  const heading = await open(new Response('{"back":1}', { status: 404 }));
  expect(heading.textContent).not.toBe('No such lead');
  expect(screen.queryByRole('link', { name: 'Go to all leads' })).toBeNull();
});
