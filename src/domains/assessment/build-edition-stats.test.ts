import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEditionStats, type EditionCounts } from './create-assessment-stats.server.ts';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { RUN_STATES } from './run-state.ts';

const questionnaire = exampleQuestionnaire('2026-11', 2);
const NOTHING: EditionCounts = {
  progress: [],
  options: [],
  scores: [],
  booked: 0,
  median: undefined,
};

test('counts every run that reached a question as abandoned, in progress or gone on', () => {
  const rows = fc.array(
    fc.record({
      open: fc.nat({ max: 9 }),
      state: fc.constantFrom('abandoned' as const, 'in-progress' as const),
      count: fc.nat({ max: 50 }),
    }),
  );
  fc.assert(
    fc.property(rows, fc.nat({ max: 50 }), (unfinished, reported) => {
      const done = { open: 10, state: 'reported' as const, count: reported };
      const { questions, started, complete, byState, pillars } = buildEditionStats(questionnaire, {
        ...NOTHING,
        progress: [...unfinished, done],
      });
      const inProgress = (index: number) =>
        unfinished
          .filter(({ open, state }) => open === index && state === 'in-progress')
          .reduce((sum, { count }) => sum + count, 0);
      questions.forEach(({ reached, abandoned }, index) => {
        const next = questions[index + 1]?.reached ?? complete;
        expect(reached).toBe(abandoned + inProgress(index) + next);
      });
      expect(questions[0]!.reached).toBe(started);
      expect(pillars.at(-1)!.count).toBe(complete);
      expect(RUN_STATES.reduce((sum, state) => sum + byState[state], 0)).toBe(started);
    }),
  );
});

test('lists options from the fewest points to the most', () => {
  const { questions } = buildEditionStats(questionnaire, {
    ...NOTHING,
    options: [
      { option: '1A', count: 3 },
      { option: '1B', count: 1 },
      { option: 'no such', count: 9 },
    ],
  });
  expect(questions[0]).toMatchObject({ answered: 4, reached: 0, abandoned: 0 });
  expect(questions[0]!.options.map(({ count }) => count)).toEqual([1, 0, 3, 0]);
});
