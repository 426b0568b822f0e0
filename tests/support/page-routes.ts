import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import { routeArgs } from './admin-context.ts';
import type { ServiceOverrides } from './build-services.ts';

/** Calls routes of the page editor as the router does behind the sign-in guard. */

export const PAGE_ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
export const OTHER_PAGE_ID = '4f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
export const NOW = new Date();

/** A document of the list as its forms name it, with any state. */
export const chosen = (id: string): string => `${id}.1......`;

/** A built-in page in a list. */
export const listed = (changes: Partial<ListedDocument> = {}): ListedDocument => ({
  id: PAGE_ID,
  kind: 'page',
  title: 'Contact',
  version: 1,
  savedAt: NOW,
  savedBy: { id: '1', name: 'kim@cadron.example' },
  state: 'published',
  life: startLife('/contact'),
  address: '/contact',
  builtInPath: '/contact',
  createdAt: NOW,
  createdBy: null,
  dueFailure: null,
  findings: { blocking: 0, warnings: 2, isIndexable: true },
  facts: undefined,
  trashedBy: null,
  ...changes,
});

/** Arguments of a loader or action, by default for an editor. */
export const pageRouteArgs = (
  services: ServiceOverrides,
  path: string,
  { role = 'editor', ...rest }: Parameters<typeof routeArgs>[2] = {},
) => routeArgs(services, path, { role, ...rest });
