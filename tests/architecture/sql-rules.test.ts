import { expect, test } from 'vitest';
import { queryViolations } from './sql-rules.ts';

test.each([
  ['src/domains/leads/a.server.ts', "import { type SQL, sql } from 'drizzle-orm';", 1],
  ['src/domains/leads/a.server.ts', "import { leads } from './leads-tables.server.ts';", 1],
  ['src/domains/leads/a.ts', "import type { leads } from './leads-tables.server.ts';", 0],
  ['src/domains/leads/a.ts', "import { type SQL } from 'drizzle-orm';", 0],
  ['src/domains/leads/a-repository.server.ts', "import { sql } from 'drizzle-orm';", 0],
  ['src/domains/leads/a.integration.test.ts', "import { sql } from 'drizzle-orm';", 0],
  ['src/platform/auth/a.server.ts', "import { sql } from 'drizzle-orm';", 0],
  ['src/domains/seo/submissions.server.ts', "import { sql } from 'drizzle-orm';", 0],
  ['src/domains/seo/submissions.server.ts', '', 1],
])('queries in %s after %s', (path, text, count) => {
  expect(queryViolations([{ path, text: `${text}\n` }])).toHaveLength(count);
});
