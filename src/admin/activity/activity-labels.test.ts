import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';
import { CHANGE_ACTIONS } from '#src/domains/documents/save/record-change.server.ts';
import { POLICY } from '#src/platform/auth/policy.ts';
import { ACTIVITY_LABELS, wordsOf } from './activity-labels.ts';

const RECORDS = /\brecord[A-Z]\w*\(|\bActivityEntry\b|\bactivityLog\.record\b/;
/** An action anywhere in such a file: in an entry, in a type, or passed to a helper that makes the entry. */
const WHOLE = /['`]([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)['`]/g;
/** The value of `action`, both sides of a condition, or the values of its type. */
const VALUE = /\baction:\s*(?:[^'`,\n]*\?\s*)?((?:['`][^'`]+['`](?:\s*[:|]\s*)?)+)/g;

const sources = globSync('{src,server}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => RECORDS.test(text));

const findAll = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found!));

test('every recorded action has words', () => {
  const actions = findAll(WHOLE).filter((action) => !Object.hasOwn(POLICY, action));
  expect(actions).toEqual(
    expect.arrayContaining(['redirect.changed', 'recovery-codes.renewed', 'user.made-owner']),
  );
  expect([...new Set(actions)].filter((action) => !ACTIVITY_LABELS.has(action))).toEqual([]);
});

test('every action of a document has words, which are the same for all kinds', () => {
  const values = findAll(VALUE).flatMap((found) => found.match(/[^'`]*[a-z}](?=['`])/g) ?? []);
  const verbs = values
    .map((value) => value.replace(/^\$\{[\w.]*kind\}\./, ''))
    .filter((verb) => !verb.includes('.') && !verb.includes('$'));
  expect(verbs).toEqual(expect.arrayContaining(['created', 'preview-link-revoked']));
  const named = [...verbs, ...Object.values(CHANGE_ACTIONS)].flatMap((verb) =>
    DOCUMENT_KINDS.map((kind) => `${kind}.${verb}`),
  );
  expect(named.filter((action) => !ACTIVITY_LABELS.has(action))).toEqual([]);
});

test('words are unique within their group, and sentences name the object once', () => {
  const names = [...ACTIVITY_LABELS.values()].map(({ group, name }) => `${group}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const [action, { sentence }] of ACTIVITY_LABELS)
    expect(sentence.split('{}').length, action).toBeLessThanOrEqual(2);
});

test('an unknown action is shown by its name', () => {
  expect(wordsOf('rocket.started')).toEqual({
    group: 'Other',
    name: 'rocket.started',
    sentence: 'rocket.started: {}',
  });
});
