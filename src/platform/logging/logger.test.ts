import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './logger.server.ts';

test('logs a database error without the query parameters', () => {
  const cause = Object.assign(new Error('canceling statement'), {
    code: '57014',
    detail: 'ann@b.co',
  });
  const described = describeError(
    new DrizzleQueryError('select $1', ['secret-token\n    at x'], cause),
  );
  expect(JSON.stringify(described)).not.toMatch(/secret-token|ann@b\.co/);
  expect(described).toMatchObject({ message: 'Failed query: select $1', cause: { code: '57014' } });
  expect(described).toHaveProperty('stack', expect.stringContaining('logger.test.ts'));
});

test('does not log a thrown value that is not an error', () => {
  expect(JSON.stringify(describeError('ann@b.co'))).not.toContain('ann');
});
