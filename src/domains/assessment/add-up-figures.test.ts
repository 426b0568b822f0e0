import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUpFigures, type Counted } from './add-up-figures.ts';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { RUN_STATES } from './run-state.ts';

const questionnaire = exampleQuestionnaire('2026-11', 2);
const NOTHING: Counted = { progress: [], options: [], scores: [], booked: 0, median: undefined };

test('who left, who is under way and who went on add up to who came', () => {
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
      const { questions, started, complete, byState, pillars } = addUpFigures(questionnaire, {
        ...NOTHING,
        progress: [...unfinished, done],
      });
      const underWay = (place: number) =>
        unfinished
          .filter(({ open, state }) => open === place && state === 'in-progress')
          .reduce((sum, { count }) => sum + count, 0);
      questions.forEach(({ reached, left }, place) => {
        const next = questions[place + 1]?.reached ?? complete;
        expect(reached).toBe(left + underWay(place) + next);
      });
      expect(questions[0]!.reached).toBe(started);
      expect(pillars.at(-1)!.count).toBe(complete);
      expect(RUN_STATES.reduce((sum, state) => sum + byState[state], 0)).toBe(started);
    }),
  );
});

test('answers are told from the fewest points to the most', () => {
  const { questions } = addUpFigures(questionnaire, {
    ...NOTHING,
    options: [
      { option: '1A', count: 3 },
      { option: '1B', count: 1 },
      { option: 'no such', count: 9 },
    ],
  });
  expect(questions[0]).toMatchObject({ answered: 4, reached: 0, left: 0 });
  expect(questions[0]!.options.map(({ count }) => count)).toEqual([1, 0, 3, 0]);
});
