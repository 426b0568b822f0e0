import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { holdApplication } from './hold-application.server.ts';

/** What React Router says of a document whose last route is the given one. */
function contextOf(id: string): EntryContext {
  const routes = {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/framework.js'] },
    [id]: { id, module: '/assets/route.js', imports: ['/assets/part.js'] },
  };
  return {
    serverHandoffString: '{"basename":"</script>"}',
    manifest: {
      url: '/assets/manifest-1.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
      routes,
    },
    staticHandlerContext: { matches: Object.keys(routes).map((each) => ({ route: { id: each } })) },
  } as never;
}

const SCRIPTS = ['entry', 'framework', 'root', 'route', 'part'].map((name) => `/assets/${name}.js`);

test('an admin page loads its scripts from the beginning', async () => {
  const { held, preloads } = await holdApplication(contextOf('admin/page-editor/page'), []);
  expect(new Set(preloads)).toEqual(new Set(['/assets/manifest-1.js', ...SCRIPTS]));
  expect(JSON.parse(held)).toMatchObject({
    modules: ['/assets/manifest-1.js', '/assets/root.js', '/assets/route.js'],
    preload: [],
  });
});

test('a public page loads its scripts once it wakes up', async () => {
  const { held, preloads } = await holdApplication(contextOf('site/pages/block-page'), ['survey']);
  expect(preloads).toEqual([]);
  const parsed = JSON.parse(held);
  expect(new Set(parsed.preload)).toEqual(new Set(['/assets/site-manifest-1.js', ...SCRIPTS]));
  expect(parsed.context).toEqual({ basename: '</script>', islands: ['survey'] });
});

test('the text cannot close its element', async () => {
  const { held } = await holdApplication(contextOf('site/pages/block-page'), []);
  expect(held).not.toContain('<');
});
