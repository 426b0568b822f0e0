import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { useAddress } from './use-address.ts';

test('what was said of an address ends when the document is published there', async () => {
  const draft = buildScreenDocument();
  const message = 'Visitors are redirected.';
  const findings = [{ severity: 'warning', message }];
  fakeFetch({
    [`GET ${documentApi(draft.id)}/address`]: () =>
      Response.json({ menus: [], findings: findings.splice(0) }),
  });
  const { result, rerender } = renderHook(({ document }) => useAddress(document, 'spring'), {
    initialProps: { document: draft },
  });
  await waitFor(() => expect(result.current?.findings).toHaveLength(1));
  const live = { address: '/insights/spring', version: 3, revision: 1, content: null };
  rerender({ document: { ...draft, live: { ...live, since: '2026-11-22T15:00:00.000Z' } } });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.findings).toEqual([]));
});
