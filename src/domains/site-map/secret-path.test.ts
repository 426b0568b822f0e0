import { expect, test } from 'vitest';
import { addressWithoutSecrets, withoutSecrets } from './secret-path.ts';

test.each([
  ['/ai-quotient/shared/k3y', '/ai-quotient/shared/…'],
  ['/download/t0ken', '/download/…'],
  ['/admin/invite/t0ken', '/admin/invite/…'],
  ['/admin/reset/t0ken.data', '/admin/reset/…'],
  ['/admin/confirm-email/t0ken', '/admin/confirm-email/…'],
  ['/ai-quotient/shared/', '/ai-quotient/shared/'],
  ['/ai-quotient/assessment', '/ai-quotient/assessment'],
  ['/insights/download/report', '/insights/download/report'],
])('redacts the path %s to %s', (path, redacted) => {
  expect(withoutSecrets(path)).toBe(redacted);
  expect(withoutSecrets(redacted)).toBe(redacted);
});

test.each([
  ['/ai-quotient/shared/k3y?utm_source=x#top', '/ai-quotient/shared/?utm_source=x#top'],
  ['/download/t0ken/', '/download/'],
  ['/admin/reset/t0ken?from=x', '/admin/reset/?from=x'],
  ['/newsletter/confirm?token=t0ken&utm_source=x', '/newsletter/confirm?token=&utm_source=x'],
  ['/contact?utm_source=x&token=t0ken', '/contact?utm_source=x&token='],
  ['/contact?utm_source=x', '/contact?utm_source=x'],
])('redacts the URL of %s to that of %s', (path, redacted) => {
  expect(addressWithoutSecrets(`https://cadron.example${path}`)).toBe(
    `https://cadron.example${redacted}`,
  );
});
