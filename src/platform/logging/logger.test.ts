import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './logger.server.ts';

test('an error of the database is told without the values of its query', () => {
  const cause = Object.assign(new Error('canceling statement'), {
    code: '57014',
    detail: 'ann@b.co',
  });
  const told = describeError(new DrizzleQueryError('select $1', ['secret-token\n    at x'], cause));
  expect(JSON.stringify(told)).not.toMatch(/secret-token|ann@b\.co/);
  expect(told).toMatchObject({ message: 'Failed query: select $1', cause: { code: '57014' } });
  expect(told).toHaveProperty('stack', expect.stringContaining('logger.test.ts'));
});

test('what is thrown and is no error is not printed', () => {
  expect(JSON.stringify(describeError('ann@b.co'))).not.toContain('ann');
});
