import { describe, expect, test } from 'vitest';
import { adminFileOf } from './admin-files.ts';

/** Who imports each module; entries are imported by nobody. */
const IMPORTERS: Record<string, { importers?: string[]; dynamicImporters?: string[] }> = {
  '/src/admin/shell/admin-layout.tsx?route': {},
  '/src/admin/page-editor/page.tsx?route': {},
  '/src/admin/blog-editor/post.tsx?route': {},
  '/src/admin/leads/leads.tsx?route': {},
  '/src/root.tsx?route': {},
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
    ['a route', '/src/admin/page-editor/page.tsx?route', null],
  ])('%s', (_, id, file) => {
    expect(adminFileOf(id, build)).toBe(file);
  });
});
