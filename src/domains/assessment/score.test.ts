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
  test('scores between 25 and 100 points', () => {
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
    'scores %s on its own: 5 of 20 points for all 1, 20 for all 4',
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

  test('rounds the percentage of a pillar', () => {
    const three = exampleQuestionnaire('three', 3);
    const result = score(three, answersWorth(three, all(1, 15).with(0, 3)))!;
    // 5 of 12 points are 41.67 percent.
    expect(result.pillarScores[0]).toMatchObject({ score: 5, maxScore: 12, percentage: 42 });
  });

  test('takes the level from the exact percentage, not from the rounded one', () => {
    // 59.5 percent rounds to 60, which is 'AI Ready'. Such a sum needs a maximum of 200 points.
    const ten = exampleQuestionnaire('ten', 10);
    const result = score(ten, answersWorth(ten, [...all(2, 31), ...all(3, 19)]))!;
    expect(result).toMatchObject({
      totalScore: 119,
      percentage: 60,
      readinessLevel: 'AI Emerging',
    });
  });

  test('adds up the pillars to the total', () => {
    fc.assert(
      fc.property(completeValues, (values) => {
        const { totalScore, maxPossibleScore, pillarScores } = scored(values);
        expect(pillarScores.reduce((sum, one) => sum + one.score, 0)).toBe(totalScore);
        expect(pillarScores.reduce((sum, one) => sum + one.maxScore, 0)).toBe(maxPossibleScore);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(totalScore);
      }),
    );
  });

  test('raises the percentages and never lowers the level for a better answer', () => {
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

test('returns undefined while an answer is missing or unknown', () => {
  const complete = answersWorth(questionnaire, all(3));
  const { 13: _, ...incomplete } = complete;
  expect(score(questionnaire, incomplete)).toBeUndefined();
  expect(score(questionnaire, { ...complete, 13: '12A' })).toBeUndefined();
  expect(score(questionnaire, {})).toBeUndefined();
  expect(score({ ...questionnaire, questions: [] }, {})).toBeUndefined();
});

test('computes progress as answered questions in percent', () => {
  expect(progress(questions, {})).toBe(0);
  expect(progress(questions, answersWorth(questionnaire, all(2, 1)))).toBe(4);
  expect(progress(questions, answersWorth(questionnaire, all(2, 12)))).toBe(48);
  expect(progress(questions, answersWorth(questionnaire, all(2)))).toBe(100);
  expect(progress([], {})).toBe(0);
});
