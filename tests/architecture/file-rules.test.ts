import { expect, test } from 'vitest';
import {
  fileViolations,
  kitViolations,
  readmeViolations,
  styleSizeViolations,
  wrapperViolations,
} from './file-rules.ts';

const violationsOf = (path: string, text = '') => fileViolations([{ path, text }]);

test('rejects test fixtures in src', () => {
  const [message] = violationsOf('src/domains/leads/new-lead.fixture.ts');
  expect(message).toContain('tests/builders');
});

test.each(['src/ui/a.ts', 'src/ui/a.test.ts', 'server/a.ts', 'tests/e2e/a.spec.ts'])(
  'limits %s to 250 lines',
  (path) => {
    expect(violationsOf(path, 'x\n'.repeat(250))).toEqual([]);
    expect(violationsOf(path, 'x\n'.repeat(251))).toHaveLength(1);
  },
);

test('lets the browser import files by their names only', () =>
  expect(violationsOf('src/ui/a.ts', "import('./b.ts'); import(path);")).toHaveLength(1));

test('does not limit the length of content', () => {
  expect(violationsOf('content/a.ts', 'x\n'.repeat(999))).toEqual([]);
});

test('requires kebab-case for files and folders', () => {
  expect(violationsOf('src/ui/buttonLink.tsx')).toHaveLength(1);
  expect(violationsOf('src/Admin/button.tsx')).toHaveLength(1);
  expect(violationsOf('src/ui/button-link.server.test.tsx')).toEqual([]);
});

test('rejects barrel files in src', () => {
  expect(violationsOf('src/ui/index.ts')).toHaveLength(1);
  expect(violationsOf('content/pages/index.ts')).toEqual([]);
});

test('rejects reading the environment outside of the configuration', () => {
  expect(violationsOf('src/ui/a.ts', '\nconst x = process.env.X;')).toHaveLength(1);
  expect(violationsOf('server/start.ts', 'process.env')).toHaveLength(1);
  expect(violationsOf('src/platform/config/config.server.ts', 'process.env')).toEqual([]);
  expect(violationsOf('scripts/lib/run.mjs', 'process.env')).toEqual([]);
});

test.each([
  ['src/ui/a.tsx', '<div className="contents">', 1],
  ['src/ui/a.tsx', '<div className="grid contents md:block">', 1],
  ['src/ui/a.css', '.a {\n  display: contents;\n}', 1],
  ['src/ui/a.tsx', '<nav className="guide-contents" id="contents">', 0],
  ['src/ui/a.test.tsx', '<div className="contents">', 0],
])('counts elements without a box in %s: %s', (path, text, count) => {
  expect(wrapperViolations([{ path, text }])).toHaveLength(count);
});

test.each([
  ['src/admin/leads/a.tsx', 1],
  ['src/admin/leads/a.test.tsx', 0],
  ['src/admin/kit/own.tsx', 0],
  ['src/site/a.tsx', 0],
])('counts buttons of their own in %s', (path, count) => {
  const files = [{ path, text: '<button type="button">Save</button>' }];
  expect(kitViolations(files)).toHaveLength(count);
});

test('counts what the sheets of the admin hold, each declaration and class once where they are the same', () => {
  const path = 'src/admin/leads/a.css';
  const text = '/* .no */\n.a .b {\n  gap: 0;\n}\n.a {\n  gap: 0;\n}\n';
  const files = [
    { path, text },
    { path: 'src/site/a.css', text },
  ];
  const limits = { lines: 7, declarations: 2, 'different declarations': 1, classes: 2 };
  expect(styleSizeViolations(files, limits)).toEqual([]);
  const less = { lines: 6, declarations: 1, 'different declarations': 0, classes: 1 };
  expect(styleSizeViolations(files, less)).toHaveLength(4);
});

test('reports a domain without README', () => {
  expect(
    readmeViolations(['src/domains/a/x.ts', 'src/domains/b/x.ts', 'src/domains/b/README.md']),
  ).toEqual([
    'src/domains/a has no README.md. Describe what it owns, its interface and its terms.',
  ]);
});
