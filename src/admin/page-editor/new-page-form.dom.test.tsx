import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { NewPageForm } from './new-page-form.tsx';
import type { AddressReply } from './settings/address-endpoint.ts';

const TEMPLATE = {
  from: 'local-page',
  kind: 'template' as const,
  name: 'Local page',
  blanks: [
    { name: 'Service', example: 'CRM Consulting' },
    { name: 'City', example: 'Little Rock' },
  ],
  title: '[Service] in [City]',
  path: '/insights/[Service]-in-[City]',
};

const FINDINGS: Record<string, AddressReply['findings']> = {
  '/contact': [
    { severity: 'error', message: 'Choose another path: “Contact” has the address /contact.' },
  ],
  '/Old': [{ severity: 'warning', message: 'Use lowercase letters.' }],
};

/** The form with a server that knows one taken path. */
function open(post: () => unknown = () => null) {
  const posted: FormData[] = [];
  const requests = fakeFetch({
    [`GET ${documentApi('the-id')}/address`]: ({ query }) =>
      Response.json({ menus: [], findings: FINDINGS[query.get('path')!] ?? [] }),
  });
  const router = createMemoryRouter([
    {
      path: '/',
      action: async ({ request }) => {
        posted.push(await request.formData());
        return post();
      },
      element: <NewPageForm id="the-id" start={TEMPLATE} result={undefined} />,
    },
  ]);
  render(<RouterProvider router={router} />);
  return { posted, asked: () => requests.map(({ query }) => query.get('path')) };
}

const user = userEvent.setup({ delay: null });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('title and path follow the blanks until someone writes their own', async () => {
  open();
  expect([box(/^Title/).value, box(/^Path/).value]).toEqual(['[Service] in [City]', '']);
  await user.type(box(/^Service/), 'CRM Audit');
  expect([box(/^Title/).value, box(/^Path/).value]).toEqual(['CRM Audit in [City]', '']);
  await user.type(box(/^City/), 'Bath');
  expect(box(/^Path/).value).toBe('/insights/crm-audit-in-bath');
  await user.clear(box(/^Path/));
  await user.type(box(/^Path/), '/audits');
  await user.type(box(/^City/), ', Maine');
  expect([box(/^Title/).value, box(/^Path/).value]).toEqual([
    'CRM Audit in Bath, Maine',
    '/audits',
  ]);
});

test('says whether a path is taken once typing pauses, and does not block typing', async () => {
  const { asked } = open();
  await user.type(box(/^Path/), '/contact');
  await screen.findByText('Choose another path: “Contact” has the address /contact.');
  expect(box(/^Path/).getAttribute('aria-invalid')).toBe('true');
  await user.type(box(/^Path/), '-us');
  await screen.findByText('This path is free.');
  expect(box(/^Path/).getAttribute('aria-invalid')).toBeNull();
  await user.clear(box(/^Path/));
  await user.type(box(/^Path/), '/Old');
  await screen.findByText('Use lowercase letters.');
  expect(asked()).toEqual(['/contact', '/contact-us', '/Old']);
});

test('a second click while the page is being made sends nothing', async () => {
  const wait = Promise.withResolvers<null>();
  const { posted } = open(() => wait.promise);
  await user.type(box(/^City/), 'Bath');
  await user.dblClick(screen.getByRole('button', { name: 'Make the draft' }));
  await screen.findByRole('button', { name: 'Making the draft' });
  expect(posted).toHaveLength(1);
  expect(Object.fromEntries(posted[0]!)).toMatchObject({ id: 'the-id', from: 'local-page' });
  wait.resolve(null);
  await waitFor(() => screen.getByRole('button', { name: 'Make the draft' }));
});
