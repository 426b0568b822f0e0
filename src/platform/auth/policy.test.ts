import { expect, test } from 'vitest';
import { may, type Permission, POLICY } from './policy.ts';
import { PERMISSION_WORDS } from './permission-words.ts';

/** The permissions of each role, written down a second time: a change of the policy is a decision, not a slip. */
const EVERYONE: Permission[] = [
  'account.change-own',
  'analytics.see',
  'assessments.see',
  'content.see',
  'dashboard.see',
  'leads.see',
  'newsletter.see',
];
const EDITORS: Permission[] = [
  'activity.see-content',
  'content.edit',
  'content.import',
  'content.publish',
  'leads.see-people',
  'leads.work',
  'newsletter.write',
];
const OWNERS: Permission[] = [
  'activity.see',
  'content.purge',
  'content.unlock',
  'hold.release',
  'leads.delete',
  'newsletter.send',
  'site.export',
  'people.erase',
  'people.export',
  'settings.change',
  'team.manage',
];

const ALL = Object.keys(POLICY) as Permission[];
const allowed = (role: Parameters<typeof may>[0]) => ALL.filter((one) => may(role, one)).toSorted();

test('each role has its permissions and those of the roles below it', () => {
  expect(allowed('viewer')).toEqual(EVERYONE.toSorted());
  expect(allowed('editor')).toEqual([...EVERYONE, ...EDITORS].toSorted());
  expect(allowed('owner')).toEqual([...EVERYONE, ...EDITORS, ...OWNERS].toSorted());
});

test('every permission has words of its own', () => {
  expect(new Set(Object.values(PERMISSION_WORDS)).size).toBe(ALL.length);
});
