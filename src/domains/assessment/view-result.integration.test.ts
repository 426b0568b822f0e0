import { expect, test } from 'vitest';
import { PILLARS } from '#tests/builders/questionnaire.ts';
import { openAssessments } from '#tests/support/open-assessments.ts';

let now = new Date('2026-11-21T09:00:00Z');
const { assessments, all, given, keep } = openAssessments(() => now);

test('a repetition tells what changed by pillar', async () => {
  const before = await keep(undefined, given(all(2)));
  const since = now;
  now = new Date('2027-02-21T09:00:00Z');
  const after = await keep(before, given(all(2).fill(4, 0, 5), { isFresh: true }));
  expect(after).not.toBe(before);
  expect((await assessments().result(after))?.change).toMatchObject({
    since,
    overall: 10,
    pillars: { [PILLARS[0]!]: 50, [PILLARS[1]!]: 0 },
  });
});

test('companies of the same size are compared once there are five others', async () => {
  const size = { companySize: '501-1000' };
  const own = await keep(undefined, given(all(3), size));
  for (const value of [1, 2, 2, 4]) await keep(undefined, given(all(value), size));
  await keep(undefined, given([4], size));
  expect((await assessments().result(own))?.comparison).toBeUndefined();
  await keep(undefined, given(all(1), size));
  expect((await assessments().result(own))?.comparison).toEqual({
    size: '501-1000',
    companies: 5,
    average: 50,
    aheadOf: 80,
    pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, 50])),
  });
});

test('whoever takes it again is one company, to others by the last result and to herself none', async () => {
  const size = { companySize: '201-500' };
  let own = await keep(undefined, given(all(1), size));
  for (let time = 0; time < 5; time += 1) {
    now = new Date(now.getTime() + 60_000);
    own = await keep(own, given(all(2), { ...size, isFresh: true }));
  }
  expect((await assessments().result(own))?.comparison).toBeUndefined();
  const others: string[] = [];
  for (const value of [1, 1, 1, 1]) others.push(await keep(undefined, given(all(value), size)));
  const seen = async (token: string) => (await assessments().result(token))?.comparison;
  expect(await seen(others[0]!)).toBeUndefined();
  others.push(await keep(undefined, given(all(1), size)));
  // Four with 25 percent, and the last of six results, 50.
  expect(await seen(others[0]!)).toMatchObject({ companies: 5, average: 30 });
  expect(await seen(own)).toMatchObject({ companies: 5, average: 25, aheadOf: 100 });
});
