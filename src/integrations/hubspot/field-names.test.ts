import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAD_FORM_FIELDS, VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { ConfigError } from '#src/platform/config/config.server.ts';
import { fieldNames, isOptional, pillarFieldName } from './field-names.ts';

test('overrides change the named fields and nothing else', () => {
  const names = fieldNames({ 'vistage-survey': { ai_opportunity: 'biggest_ai_win' } });
  expect(names['vistage-survey']['ai_opportunity']).toBe('biggest_ai_win');
  expect(names['vistage-survey']['firstName']).toBe('firstname');
  expect(names.contact).toEqual(fieldNames().contact);
});

test.each([
  [{ vistage: {} }, '"vistage" is no form; there are executive-cheatsheet'],
  [{ contact: { mesage: 'message' } }, 'contact has no field "mesage"; it has firstName'],
  [JSON.parse('{"__proto__":{}}'), '"__proto__" is no form'],
])('%j stops the start with a message that says what there is', (overrides, message) => {
  expect(() => fieldNames(overrides)).toThrow(ConfigError);
  expect(() => fieldNames(overrides)).toThrow(message);
});

test('every default is a name the CRM can have, and no form uses one twice', () => {
  for (const names of Object.values(fieldNames())) {
    const all = Object.values(names);
    expect(all.filter((name) => !/^[a-z][a-z0-9_]{1,99}$/.test(name))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('only figures of a pillar get a name made of it', () => {
  expect(pillarFieldName('pillar:A: B-2:percentage')).toBe('ab2_percentage');
  expect(pillarFieldName('pillar:A:rank')).toBeUndefined();
  expect(pillarFieldName('email')).toBeUndefined();
});

test('what a visitor may leave out is known by form', () => {
  expect(isOptional('executive-cheatsheet', 'jobTitle')).toBe(true);
  expect(isOptional('ai-quotient', 'jobTitle')).toBe(false);
});

test.each(VISITOR_FORMS)('every question of the form %s has a name, and no other has', (form) => {
  const asked = LEAD_FORM_FIELDS[form].map(({ name }) => name);
  expect(Object.keys(fieldNames()[form]).toSorted()).toEqual(asked.toSorted());
});

test('the runbook tells every name that a form needs', () => {
  const runbook = readFileSync('docs/runbooks/crm.md', 'utf8');
  const told = new Set(runbook.match(/\w+/g));
  const needed = Object.values(fieldNames()).flatMap((names) => Object.values(names));
  // A pillar is told once, for its score and its percentage.
  const untold = needed.filter(
    (name) => !told.has(name) && !told.has(name.replace(/_(score|percentage)$/, '')),
  );
  expect(untold).toEqual([]);
});
