import { expect, test } from 'vitest';
import { inferMigration, type SchemaSnapshot } from './infer-migration.ts';
import type { Manifest } from './manifest.ts';

const schema = (tables: Record<string, string>): SchemaSnapshot => ({
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, columns]) => [
      `public.${name}`,
      {
        columns: Object.fromEntries(
          columns
            .split(' ')
            .map((column) => [
              column.replace('*', ''),
              column.endsWith('*') ? { generated: {} } : {},
            ]),
        ),
      },
    ]),
  ),
});

const day = (n: number) => Date.UTC(2026, 10, n);
const SNAPSHOTS = [
  { when: day(1), schema: schema({ leads: 'id by' }) },
  { when: day(2), schema: schema({ leads: 'id by', posts: 'id vector*' }) },
  { when: day(3), schema: schema({ leads: 'id by', posts: 'id vector*' }) }, // changes data alone
  { when: day(4), schema: schema({ leads: 'id', posts: 'id' }) },
];

const backup = (madeOn: number, tables: Record<string, string>): Manifest => ({
  format: 1,
  madeAt: new Date(day(madeOn)).toISOString(),
  tables: Object.entries(tables).map(([name, columns]) => ({
    name,
    columns: columns.split(' '),
    file: name,
    rows: 0,
  })),
});

test.each<[string, number, Record<string, string>, number | undefined]>([
  ['the only one of these columns', 9, { 'public.leads': 'id "by"' }, 0],
  ['the newest of two alike', 9, { 'public.leads': '"by" id', 'public.posts': 'id' }, 2],
  ['one that existed by then', 2, { 'public.leads': 'id "by"', 'public.posts': 'id' }, 1],
  ['one after a column was dropped', 9, { 'public.leads': 'id', 'public.posts': 'id' }, 3],
  ['whatever the queue has', 9, { 'public.leads': 'id "by"', 'pgboss.job': 'id data' }, 0],
  ['none', 9, { 'public.leads': 'id "by" more' }, undefined],
  ['none of that time', 0, { 'public.leads': 'id "by"' }, undefined],
])('infers %s', (_what, madeOn, tables, index) => {
  expect(inferMigration(backup(madeOn, tables), SNAPSHOTS)).toBe(index);
});
