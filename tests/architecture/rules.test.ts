import { expect, test } from 'vitest';
import { dependencyViolations, environmentVariableViolations } from './documentation-rules.ts';
import { folderCycleViolations } from './folder-cycles.ts';
import { importViolations } from './import-directions.ts';
import { importsOf } from './imports.ts';
import { migrationViolations } from './migration-rules.ts';

/** Violations of one file with one import. */
const importing = (path: string, specifier: string) =>
  importViolations([{ path, text: `import { x } from '${specifier}';\n` }]);

test.each([
  ['src/platform/db/a.ts', '#src/domains/content/page.ts'],
  ['src/platform/http/a.ts', '#src/domains/site-map/paths.ts'],
  ['src/inline/a.ts', '#src/domains/site-map/paths.ts'],
  ['src/domains/site-map/a.ts', '#src/domains/content/page.ts'],
  ['src/domains/content/a.ts', '#src/integrations/mail/mailer.server.ts'],
  ['src/domains/content/a.ts', '#content/brand.ts'],
  ['src/domains/content/a.ts', '../newsletter/subscription.ts'],
  ['src/domains/media/a.ts', '#src/domains/content/page.ts'],
  ['src/domains/content/a.ts', 'react'],
  ['src/domains/content/a.ts', 'react-router'],
  ['src/domains/content/a.ts', '@aws-sdk/client-s3'],
  ['src/integrations/mail/a.ts', '#src/wiring/build-system.server.ts'],
  ['src/integrations/mail/a.ts', '#content/brand.ts'],
  ['src/integrations/pdf/a.ts', '#src/ui/drawings/shapes.tsx'],
  ['src/wiring/a.ts', '#server/main.ts'],
  ['src/wiring/a.ts', '#src/site/home/home.tsx'],
  ['src/site/home/a.tsx', '#src/admin/shell/admin-layout.tsx'],
  ['src/admin/shell/a.tsx', '../../site/home/home.tsx'],
  ['src/admin/kit/a.tsx', '#src/admin/leads/leads.tsx'],
  ['src/admin/leads/a.tsx', '@base-ui/react/menu'],
  ['src/site/home/a.tsx', '#src/wiring/build-system.server.ts'],
  ['src/site/home/a.tsx', '#src/platform/db/database.server.ts'],
  ['src/site/home/a.tsx', 'drizzle-orm'],
  ['src/site/home/a.tsx', '#src/domains/content/page-repository.server.ts'],
  ['src/wiring/a.ts', '#src/domains/content/page-tables.server.ts'],
  ['src/domains/seo/a.ts', '#src/domains/media/media-tables.server.ts'],
  ['src/site/home/a.test.ts', '#src/domains/content/page-repository.server.ts'],
  ['src/blocks/faq/a.tsx', '#src/site/home/home.tsx'],
  ['src/blocks/faq/a.tsx', '#src/domains/content/page.ts'],
  ['src/blocks/faq/a.tsx', '#src/platform/http/form-post.ts'],
  ['src/ui/a.tsx', '#src/blocks/block.ts'],
  ['src/ui/a.tsx', '#src/domains/content/page.ts'],
  ['src/inline/a.ts', '#src/ui/section.tsx'],
  ['src/services.server.ts', '#src/admin/shell/admin-layout.tsx'],
  ['src/root.tsx', '#src/wiring/build-system.server.ts'],
  ['src/site/home/a.tsx', '#tests/support/site.ts'],
  ['src/site/home/a.tsx', '#tests/builders/post.ts'],
  ['content/pages/a.ts', '#src/site/home/home.tsx'],
  ['src/helpers/a.ts', '#src/ui/section.tsx'],
  ['src/platform/auth/a.ts', 'drizzle-orm/node-postgres'],
  ['server/a.ts', 'drizzle-orm/node-postgres'],
])('%s must not import %s', (path, specifier) => {
  expect(importing(path, specifier)).toHaveLength(1);
});

test.each([
  ['src/domains/content/a.ts', '#src/domains/media/media-library.server.ts'],
  ['src/domains/search/a.ts', '#src/domains/site-map/paths.ts'],
  ['src/blocks/faq/a.tsx', '#src/domains/site-map/paths.ts'],
  ['src/entry.server.tsx', '#src/domains/site-map/secret-path.ts'],
  ['src/domains/content/a.ts', './page-repository.server.ts'],
  ['src/domains/content/a.test.ts', '#content/brand.ts'],
  ['src/domains/content/a.test.ts', '#tests/support/test-database.ts'],
  ['src/integrations/mail/a.ts', '#src/domains/newsletter/compose-confirmation-email.server.ts'],
  ['src/wiring/a.ts', '#content/pages/index.ts'],
  ['src/site/home/a.tsx', '#src/services.server.ts'],
  ['src/blocks/lead-form/a.tsx', '#src/platform/forms/shared-fields.ts'],
  ['src/site/home/a.tsx', '#src/platform/logging/logger.server.ts'],
  ['src/admin/shell/a.tsx', '#src/domains/content/page.ts'],
  ['src/integrations/pdf/a.ts', '#src/ui/drawings/ribbon.ts'],
  ['src/ui/a.tsx', 'react'],
  ['src/platform/db/a.ts', 'drizzle-orm'],
  ['src/platform/db/a.ts', 'drizzle-orm/node-postgres'],
  ['content/pages/a.ts', '#src/domains/content/page.ts'],
  ['src/site/home/home.tsx', './+types/home.ts'],
  ['src/admin/login/a.integration.test.ts', '#src/platform/auth/auth-tables.server.ts'],
  ['server/start.ts', '#src/wiring/build-system.server.ts'],
  ['tests/integration/a.test.ts', '#src/domains/content/page-repository.server.ts'],
  ['scripts/a.mjs', '../src/ui/section.tsx'],
])('%s may import %s', (path, specifier) => {
  expect(importing(path, specifier)).toEqual([]);
});

test('a message contains the place, the reason and the fix', () => {
  expect(importing('src/ui/a.tsx', '#src/blocks/block.ts')).toEqual([
    'src/ui/a.tsx:1 imports #src/blocks/block.ts. ui may import no other zone, not blocks. ' +
      'The design system is independent of domains: pass plain props, or move the component to site, admin or blocks.',
  ]);
});

const siteFile = (path: string, target: string) => ({
  path: `src/site/${path}`,
  text: `import { x } from '#src/site/${target}';\n`,
});

test('reports folders that import each other once, with the imports of both', () => {
  const files = [
    siteFile('seo/head.ts', 'insights/titles.ts'),
    siteFile('insights/a.ts', 'seo/head.ts'),
  ];
  expect(folderCycleViolations(files)).toEqual([
    expect.stringMatching(
      /^src\/site\/insights -> src\/site\/seo -> src\/site\/insights is a cycle: src\/site\/insights\/a.ts:1 imports .*; src\/site\/seo\/head.ts:1 imports .*\. Move shared/,
    ),
  ]);
});

test('reports a cycle through a third folder', () => {
  const files = [
    siteFile('a/a.ts', 'b/b.ts'),
    siteFile('b/b.ts', 'c/c.ts'),
    siteFile('c/c.ts', 'a/a.ts'),
  ];
  expect(folderCycleViolations(files)).toHaveLength(1);
});

test('allows imports in one direction, and any imports of tests and other zones', () => {
  const files = [
    siteFile('a/a.ts', 'b/b.ts'),
    siteFile('b/b.test.ts', 'a/a.ts'),
    siteFile('b/b.ts', 'b/c.ts'),
    { path: 'src/site/b/b.ts', text: "import { x } from '#src/ui/a/a.ts';\n" },
  ];
  expect(folderCycleViolations(files)).toEqual([]);
});

test('finds imports of every form, except in comments', () => {
  const text = `import './a.css';
import type { A } from './a.ts';
import {
  b,
  c,
} from "./b.ts";
import d, * as e from './d.ts?raw';
export * from './e.ts';
export { type F, f } from './f.ts';
/* import { no } from './no.ts'; */
// import { no } from './no.ts';
const later = () => import('./g.ts');
`;
  const found = importsOf({ path: 'src/ui/x.ts', text });
  expect(found.map(({ target }) => target?.slice('src/ui/'.length))).toEqual(
    'a.css a.ts b.ts d.ts e.ts f.ts g.ts'.split(' '),
  );
  expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 7, 8, 9, 12]);
});

test('reports dependencies without a line, and lines without a dependency', () => {
  const page = '| package | why |\n| `zod` · `@a/b` | checks |\n| `gone` | was `nice` |\n';
  expect(dependencyViolations(['zod', '@a/b', 'new'], page)).toEqual([
    'docs/dependencies.md does not explain new. Add a line with its purpose, the reason for choosing it, and rejected alternatives.',
    'docs/dependencies.md explains gone, which package.json does not have.',
  ]);
});

test('reports differences between the configuration and .env.example', () => {
  const config = 'object({\n  PORT: port,\n  HOST: text,\n})';
  const example = '# Port.\nPORT=\nOTHER=\n';
  expect(environmentVariableViolations(config, example)).toEqual([
    '.env.example lacks HOST. Add it, empty, under a comment that explains it.',
    '.env.example has OTHER, which config.server.ts does not read.',
    '.env.example does not explain OTHER: put a comment above it.',
  ]);
});

test.each([
  ['DROP', 'ALTER TABLE "leads" DROP COLUMN "hutk";'],
  ['DROP', 'drop table leads;'],
  ['RENAME', 'ALTER TABLE "leads" RENAME COLUMN "hutk" TO "cookie";'],
  ['a change of type', 'ALTER TABLE "leads" ALTER COLUMN "attempts" SET DATA TYPE bigint;'],
  ['SET NOT NULL', 'ALTER TABLE "leads" ALTER COLUMN "hutk" SET NOT NULL;'],
  ['NOT NULL without a default', 'ALTER TABLE "leads" ADD COLUMN "x" text NOT NULL;'],
])('requires a reason for %s in a migration', (name, statement) => {
  const path = 'migrations/0010_something.sql';
  const after = 'CREATE TABLE "x" ();--> statement-breakpoint\n';
  expect(migrationViolations(path, after + statement)).toEqual([expect.stringContaining(name)]);
  expect(migrationViolations(path, `${after}-- contract: nothing reads it\n${statement}`)).toEqual(
    [],
  );
  expect(migrationViolations(path, `-- contract: that\n${after}${statement}`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "leads" ADD COLUMN "attempts_before" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "leads" ADD COLUMN "claim" uuid;',
  'ALTER TABLE "leads" ALTER COLUMN "email" DROP NOT NULL;',
  `-- nothing to drop\nINSERT INTO "notes" VALUES ('we rename, then drop it');`,
])('allows %s in a migration', (statement) => {
  expect(migrationViolations('migrations/0010_something.sql', statement)).toEqual([]);
});
