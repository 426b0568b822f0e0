import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';
import { ACTIVITY_LABELS, wordsOf } from './activity-labels.ts';

const RECORDS = /\brecordActivity\b|\bActivityEntry\b|\bactivityLog\.record\b/;
/** The value of `action` in an entry, both sides of a condition, or the values of its type. */
const ACTION = /\baction:\s*(?:[^'`,\n]*\?\s*)?((?:['`][^'`]+['`](?:\s*[:|]\s*)?)+)/g;

const sources = globSync('{src,server}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => RECORDS.test(text));

test('every recorded action has words', () => {
  const actions = sources.flatMap((text) =>
    [...text.matchAll(ACTION)].flatMap(
      ([, values]) => values!.match(/[^'`]*[a-z}](?=['`])/g) ?? [],
    ),
  );
  expect(actions).toEqual(expect.arrayContaining(['redirect.added', 'redirect.changed']));
  // A document's action begins with its kind; its words are the same for all kinds.
  const named = actions.flatMap((action) => {
    const verb = action.replace(/^\$\{[\w.]*kind\}\./, '');
    return verb.includes('.') || verb.includes('$')
      ? [action]
      : DOCUMENT_KINDS.map((kind) => `${kind}.${verb}`);
  });
  const literal = named.filter((action) => !action.includes('${'));
  expect([...new Set(literal)].filter((action) => !ACTIVITY_LABELS.has(action))).toEqual([]);
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
