import { expect, test } from 'vitest';
import { readMapping } from './mapping-form.ts';

const COUNTS = {
  authors: [
    { key: 'ben', name: 'Ben Ito', count: 4 },
    { key: 'ada', name: 'Ada', count: 1 },
  ],
  tags: [{ key: 'crm', name: 'CRM', count: 3 }],
};

function read(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readMapping(form, COUNTS);
}

test('keeps only names that differ, and those that are left out', () => {
  expect(
    read([
      ['author 0', 'Ben Ito'],
      ['author 1', 'Ada Okafor'],
      ['tag 0', ''],
    ]),
  ).toEqual({ authors: { ada: 'Ada Okafor' }, tags: { crm: '' } });
});

test('reads the address of the old site without its scheme', () => {
  expect(read([['site', 'old.example/blog']])).toMatchObject({ site: 'https://old.example' });
});

test.each([
  ['a time zone that does not exist', [['timeZone', 'Berlin']], 'timeZone'],
  ['an address that is none', [['site', 'https://']], 'site'],
  [
    'two columns for the one title of a post',
    [
      ['column', 'Headline'],
      ['column', 'Name'],
      ['field 0', 'title'],
      ['field 1', 'title'],
    ],
    'field 1',
  ],
] as const)('refuses %s at its field', (_name, fields, at) => {
  expect(read(fields)).toEqual({ errors: { [at]: expect.any(String) } });
});

test('takes the tags of several columns', () => {
  expect(
    read([
      ['column', 'Topics'],
      ['column', 'Labels'],
      ['field 0', 'tags'],
      ['field 1', 'tags'],
    ]),
  ).toMatchObject({ columns: { Topics: 'tags', Labels: 'tags' } });
});
