import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersWorth, exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';
import { progress, readinessLevel, score } from './score.ts';

const questionnaire = exampleQuestionnaire();
const { questions, thresholds } = questionnaire;
const scored = (values: readonly number[]) =>
  score(questionnaire, answersWorth(questionnaire, values))!;
const all = (value: number, count = 25) => Array.from({ length: count }, () => value);
const completeValues = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 25, maxLength: 25 });

test.each([
  [0, 'AI Developing'],
  [39.99, 'AI Developing'],
  [40, 'AI Emerging'],
  [59.99, 'AI Emerging'],
  [60, 'AI Ready'],
  [79.99, 'AI Ready'],
  [80, 'AI Innovator'],
  [100, 'AI Innovator'],
])('%d percent is %s', (percentage, level) => {
  expect(readinessLevel(percentage, thresholds)).toBe(level);
});

describe('a complete set of answers', () => {
  test('has 25 points at least and 100 at most', () => {
    expect(scored(all(1))).toMatchObject({
      totalScore: 25,
      maxPossibleScore: 100,
      percentage: 25,
      readinessLevel: 'AI Developing',
    });
    expect(scored(all(4))).toMatchObject({
      totalScore: 100,
      percentage: 100,
      readinessLevel: 'AI Innovator',
    });
  });

  test.each(PILLARS.map((pillar, index) => [pillar, index] as const))(
    '%s alone: 5 of 20 points when all are worth 1, 20 when all are worth 4',
    (pillar, index) => {
      const low = all(4).map((value, place) => (Math.floor(place / 5) === index ? 1 : value));
      expect(scored(low).pillarScores[index]).toEqual({
        pillar,
        score: 5,
        maxScore: 20,
        percentage: 25,
      });
      const high = all(1).map((value, place) => (Math.floor(place / 5) === index ? 4 : value));
      expect(scored(high).pillarScores[index]).toEqual({
        pillar,
        score: 20,
        maxScore: 20,
        percentage: 100,
      });
      expect(scored(high).totalScore).toBe(40);
    },
  );

  test('a pillar’s percentage is rounded', () => {
    const three = exampleQuestionnaire('three', 3);
    const result = score(three, answersWorth(three, all(1, 15).with(0, 3)))!;
    // 5 of 12 points are 41.67 percent.
    expect(result.pillarScores[0]).toMatchObject({ score: 5, maxScore: 12, percentage: 42 });
  });

  test('the level is that of the exact percentage, not of the rounded one', () => {
    const three = exampleQuestionnaire('three', 3);
    // 36 of 60 points would be 60; of 35.9 there is no such thing, so the thresholds move instead.
    const moved = { ...three, thresholds: { ...three.thresholds, 'AI Ready': 58.4 } };
    const result = score(moved, answersWorth(three, [...all(2, 10), ...all(3, 5)]))!;
    expect(result).toMatchObject({ totalScore: 35, percentage: 58, readinessLevel: 'AI Emerging' });
  });

  test('the total is the sum of the pillars', () => {
    fc.assert(
      fc.property(completeValues, (values) => {
        const { totalScore, maxPossibleScore, pillarScores } = scored(values);
        expect(pillarScores.reduce((sum, one) => sum + one.score, 0)).toBe(totalScore);
        expect(pillarScores.reduce((sum, one) => sum + one.maxScore, 0)).toBe(maxPossibleScore);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(totalScore);
      }),
    );
  });

  test('a better answer never lowers the percentage, nor its pillar’s, nor the level', () => {
    fc.assert(
      fc.property(completeValues, fc.nat(24), (values, place) => {
        fc.pre(values[place]! < 4);
        const before = scored(values);
        const after = scored(values.with(place, values[place]! + 1));
        expect(after.percentage).toBeGreaterThan(before.percentage);
        const pillar = Math.floor(place / 5);
        expect(after.pillarScores[pillar]!.percentage).toBeGreaterThan(
          before.pillarScores[pillar]!.percentage,
        );
        const rank = (level: string) => Object.keys(thresholds).indexOf(level);
        expect(rank(after.readinessLevel)).toBeGreaterThanOrEqual(rank(before.readinessLevel));
      }),
    );
  });
});

test('while an answer is missing, or is none of the options, there is no result', () => {
  const complete = answersWorth(questionnaire, all(3));
  const { 13: _, ...incomplete } = complete;
  expect(score(questionnaire, incomplete)).toBeUndefined();
  expect(score(questionnaire, { ...complete, 13: '12A' })).toBeUndefined();
  expect(score(questionnaire, {})).toBeUndefined();
  expect(score({ ...questionnaire, questions: [] }, {})).toBeUndefined();
});

test('progress is answers given divided by 25', () => {
  expect(progress(questions, {})).toBe(0);
  expect(progress(questions, answersWorth(questionnaire, all(2, 1)))).toBe(4);
  expect(progress(questions, answersWorth(questionnaire, all(2, 12)))).toBe(48);
  expect(progress(questions, answersWorth(questionnaire, all(2)))).toBe(100);
  expect(progress([], {})).toBe(0);
});
