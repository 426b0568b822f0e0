import { expect, test } from 'vitest';
import { openAssessments } from '#tests/support/open-assessments.ts';

const { assessments, all, given, keep, request } = openAssessments(
  () => new Date('2026-11-21T09:00:00Z'),
);

test('a run begins with its first answer, and is found by its token alone', async () => {
  const token = await keep(undefined, given([1]));
  expect(await assessments().open(token)).toEqual({
    edition: '2026-11',
    companySize: '51-200',
    answers: { 1: '1B' },
    isComplete: false,
    isReported: false,
  });
  expect(await keep(token, given([1, 2]))).toBe(token);
  expect((await assessments().open(token))?.answers).toEqual({ 1: '1B', 2: '2D' });
  for (const odd of [undefined, '', `${token.slice(0, -1)}_`])
    expect(await assessments().open(odd)).toBeUndefined();
  expect(await keep('forged', given([1]))).not.toBe(token);
});

test('two tabs that send at once lose none of each other’s answers', async () => {
  const token = await keep(undefined, given([1]));
  const tabs = Array.from({ length: 24 }, (_, index) => ({ [index + 2]: `${index + 2}C` }));
  await Promise.all(tabs.map((answers) => keep(token, given([], { answers }))));
  expect(await assessments().open(token)).toMatchObject({ isComplete: true });
  expect((await assessments().result(token))?.result.percentage).toBe(97);
});

test('an edition or a size that does not exist is refused, and nothing is stored', async () => {
  const refusals = [given([1], { edition: '1999-01' }), given([1], { companySize: '7' })];
  const reasons = await Promise.all(
    refusals.map(async (run) => {
      const kept = await assessments().keep(undefined, run);
      return kept.ok ? 'kept' : kept.reason;
    }),
  );
  expect(reasons).toEqual(['edition', 'company-size']);
});

test('an incomplete run has no result, no link, and no report', async () => {
  const token = await keep(undefined, given(all(2).slice(1)));
  expect(await assessments().result(token)).toBeUndefined();
  expect(await assessments().share(token, false)).toBeUndefined();
  expect(await assessments().report(token)).toEqual({ state: 'no-report' });
  const { submitted } = await assessments().requestReport(token, request(given([2])));
  expect(submitted).toBe('incomplete');
});

test('an old run keeps its own edition, and today’s questions begin another', async () => {
  const before = await keep(undefined, given(all(2), { edition: '2025-05' }));
  expect((await assessments().result(before))?.result.percentage).toBe(50);
  const after = await keep(before, given(all(3)));
  expect(after).not.toBe(before);
  // Two editions are not comparable.
  expect((await assessments().result(after))?.change).toBeUndefined();
  expect(await assessments().open(before)).toMatchObject({ edition: '2025-05' });
});

test('a link shows the result to others, hides the answers where asked, and can be withdrawn', async () => {
  const token = await keep(undefined, given(all(3)));
  const first = (await assessments().share(token, false))!;
  expect((await assessments().shared(first))?.explanation.answers).toHaveLength(25);
  const second = (await assessments().share(token, true))!;
  expect(await assessments().shared(first)).toBeUndefined();
  const shared = (await assessments().shared(second))!;
  expect(shared.result.percentage).toBe(75);
  expect(shared.explanation).toMatchObject({ answers: [], roadmap: [] });
  expect(JSON.stringify(shared)).not.toMatch(/Answer \d|Question \d/);
  expect((await assessments().result(token))?.share).toEqual({ hidesAnswers: true });
  await assessments().unshare(token);
  expect(await assessments().shared(second)).toBeUndefined();
  for (const odd of ['', 'x', '../../etc']) expect(await assessments().shared(odd)).toBeUndefined();
});
