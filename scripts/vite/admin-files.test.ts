import { describe, expect, test } from 'vitest';
import { adminFileOf, sharedFileOf } from './admin-files.ts';

/** Who imports each module; entries are imported by nobody. */
const IMPORTERS: Record<string, { importers?: string[]; dynamicImporters?: string[] }> = {
  '/src/admin/shell/admin-layout.tsx?route': {},
  '/src/admin/page-editor/page.tsx?route': {},
  '/src/admin/blog-editor/post.tsx?route': {},
  '/src/admin/leads/leads.tsx?route': {},
  '/src/root.tsx?route': {},
  '/src/site/client/start.ts': {},
  '/src/frame.ts': {
    importers: ['/src/admin/shell/admin-layout.tsx?route', '/src/root.tsx?route'],
  },
  '/src/frame-part.ts': { importers: ['/src/frame.ts', '/src/admin/leads/leads.tsx?route'] },
  '/src/page-alone.ts': { importers: ['/src/admin/page-editor/page.tsx?route'] },
  '/src/editors.ts': {
    importers: ['/src/admin/page-editor/page.tsx?route', '/src/admin/blog-editor/post.tsx?route'],
  },
  '/src/with-lists.ts': { importers: ['/src/editors.ts', '/src/admin/leads/leads.tsx?route'] },
  '/src/lists.ts': { importers: ['/src/admin/leads/leads.tsx?route'] },
  '/src/later.ts': { dynamicImporters: ['/src/admin/page-editor/page.tsx?route'] },
  '/src/ui/field.tsx': { importers: ['/src/frame.ts', '/src/island.ts'] },
  '/src/island.ts': { dynamicImporters: ['/src/site/client/start.ts'] },
};

const build = {
  getModuleInfo: (id: string) => {
    const module = IMPORTERS[id];
    if (!module) return null;
    const { importers = [], dynamicImporters = [] } = module;
    const isEntry = importers.length + dynamicImporters.length === 0;
    return { isEntry, importers, dynamicImporters };
  },
};

describe('the file of a module', () => {
  test.each([
    ['what every admin page needs', '/src/frame.ts', 'admin'],
    ['what a screen shares with every admin page', '/src/frame-part.ts', 'admin'],
    ['what editors share', '/src/editors.ts', 'editor'],
    ['what editors share with a list', '/src/with-lists.ts', 'admin'],
    ['what only the page editor needs', '/src/page-alone.ts', null],
    ['what only a list needs', '/src/lists.ts', null],
    ['what is loaded later', '/src/later.ts', null],
    ['what public pages need, too', '/src/ui/field.tsx', null],
    ['a route', '/src/admin/page-editor/page.tsx?route', null],
  ])('%s', (_, id, file) => {
    expect(adminFileOf(id, build)).toBe(file);
  });

  test('what an island of a public page shares with the admin is a file of its own', () => {
    expect(sharedFileOf('/src/ui/field.tsx', build)).toBe('field');
    expect(sharedFileOf('/src/frame.ts', build)).toBeNull();
    expect(sharedFileOf('/src/island.ts', build)).toBeNull();
  });
});
