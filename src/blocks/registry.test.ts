import { expect, test } from 'vitest';
import { BLOCKS } from './registry.ts';
import { BLOCK_SCHEMAS } from './schemas.ts';

test('every listed block has a view with its schema, and every view is listed', () => {
  expect(Object.keys(BLOCKS).toSorted()).toEqual(Object.keys(BLOCK_SCHEMAS).toSorted());
  for (const [type, { schema }] of Object.entries(BLOCKS))
    expect(schema, type).toBe(BLOCK_SCHEMAS[type as keyof typeof BLOCK_SCHEMAS]);
});
