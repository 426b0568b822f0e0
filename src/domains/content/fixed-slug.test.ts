import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#src/routes.ts';
import { isFixedSlug } from './fixed-slug.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [path ?? '', ...pathsOf(children)]);

test('no post can have an address below /insights that a route has', () => {
  const slugs = pathsOf(routes).flatMap((path) => /^insights\/([^:/]+)$/.exec(path)?.[1] ?? []);
  expect(slugs).toContain('success-stories');
  expect(slugs.filter((slug) => !isFixedSlug(slug))).toEqual([]);
  expect(isFixedSlug('CRM-Consulting')).toBe(true);
  expect(isFixedSlug('crm-consulting-for-banks')).toBe(false);
});
