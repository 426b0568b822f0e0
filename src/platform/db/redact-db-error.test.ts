import { expect, test } from 'vitest';
import { redactDbError } from './redact-db-error.ts';

test('removes quoted values and keeps the error code', () => {
  const quoting = Object.assign(new Error('Key (email)=(ann@example.com) exists'), {
    code: '23505',
  });
  const wrapped = new Error('Failed query: insert … params: ann@example.com', { cause: quoting });
  for (const error of [quoting, wrapped]) {
    const safe = redactDbError('the lead could not be stored', error);
    expect(safe.message).toBe('the lead could not be stored (23505)');
    expect(safe.cause).toBeUndefined();
  }
  expect(redactDbError('no', 'anything').message).toBe('no');
});
