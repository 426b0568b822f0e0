import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { TypedLinkField } from './typed-link-field.tsx';

test('the name of a website is checked as the link it becomes', async () => {
  const requests = fakeFetch({
    'GET /admin/api/links': ({ query }) =>
      Response.json({ facts: query.getAll('href').map(() => ({ findings: [] })), targets: [] }),
  });
  render(
    <TypedLinkField
      id="link"
      href="google.com"
      isValid
      isRefused={false}
      places={() => []}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByText('Another site: google.com')).toBeDefined();
  await expect
    .poll(() => requests.map(({ query }) => query.get('href')))
    .toContain('https://google.com');
});
