import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAD_FORM_FIELDS, VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { ConfigError } from '#src/platform/config/config.server.ts';
import { resolveFieldNames, isOptional, pillarFieldName } from './field-names.ts';

test('overrides only the named fields', () => {
  const names = resolveFieldNames({ 'vistage-survey': { ai_opportunity: 'biggest_ai_win' } });
  expect(names['vistage-survey']['ai_opportunity']).toBe('biggest_ai_win');
  expect(names['vistage-survey']['firstName']).toBe('firstname');
  expect(names.contact).toEqual(resolveFieldNames().contact);
});

test.each([
  [{ vistage: {} }, '"vistage" is not a form; the forms are executive-cheatsheet'],
  [{ contact: { mesage: 'message' } }, 'contact has no field "mesage"; it has firstName'],
  [JSON.parse('{"__proto__":{}}'), '"__proto__" is not a form'],
])('rejects the overrides %j and lists valid names', (overrides, message) => {
  expect(() => resolveFieldNames(overrides)).toThrow(ConfigError);
  expect(() => resolveFieldNames(overrides)).toThrow(message);
});

test('has valid and unique default names for every form', () => {
  for (const names of Object.values(resolveFieldNames())) {
    const all = Object.values(names);
    expect(all.filter((name) => !/^[a-z][a-z0-9_]{1,99}$/.test(name))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('derives names only for scores and percentages of pillars', () => {
  expect(pillarFieldName('pillar:A: B-2:percentage')).toBe('ab2_percentage');
  expect(pillarFieldName('pillar:A:rank')).toBeUndefined();
  expect(pillarFieldName('email')).toBeUndefined();
});

test('knows the optional fields of each form', () => {
  expect(isOptional('executive-cheatsheet', 'jobTitle')).toBe(true);
  expect(isOptional('ai-quotient', 'jobTitle')).toBe(false);
});

test.each(VISITOR_FORMS)('maps exactly the fields of the form %s', (form) => {
  const asked = LEAD_FORM_FIELDS[form].map(({ name }) => name);
  expect(Object.keys(resolveFieldNames()[form]).toSorted()).toEqual(asked.toSorted());
});

test('documents every field name in the runbook', () => {
  const runbook = readFileSync('docs/runbooks/crm.md', 'utf8');
  const documented = new Set(runbook.match(/\w+/g));
  const needed = Object.values(resolveFieldNames()).flatMap((names) => Object.values(names));
  // A pillar is documented once for its score and its percentage.
  const undocumented = needed.filter(
    (name) => !documented.has(name) && !documented.has(name.replace(/_(score|percentage)$/, '')),
  );
  expect(undocumented).toEqual([]);
});
