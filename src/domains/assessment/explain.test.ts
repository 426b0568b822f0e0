import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { answersWorth, exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';

const questionnaire = exampleQuestionnaire();
const explained = (values: readonly number[]) =>
  explain(questionnaire, answersWorth(questionnaire, values))!;
const all = (value: number) => Array.from({ length: 25 }, () => value);
const ids = (answers: readonly { questionId: number }[]) =>
  answers.map(({ questionId }) => questionId);

test('lists the two weakest answers of a pillar with their actions, the earlier question first on ties', () => {
  const values = all(4).with(5, 2).with(6, 3).with(8, 1).with(9, 2);
  const pillar = explained(values).pillars[1]!;
  expect(ids(pillar.weakest)).toEqual([9, 6]);
  expect(pillar.weakest[0]).toEqual({
    questionId: 9,
    pillar: PILLARS[1],
    question: 'Question 9?',
    answer: 'Answer 9B',
    value: 1,
    action: 'From 1 on 9',
  });
  expect(pillar.weakest[1]!.action).toBe('From 2 on 6');
});

test('uses the findings and the meaning of the reached level', () => {
  const { meaning, pillars } = explained(all(3).fill(1, 0, 5));
  expect(pillars.map(({ finding }) => finding)).toEqual([
    'Finding of Data Spine Health, AI Developing',
    ...PILLARS.slice(1).map((pillar) => `Finding of ${pillar}, AI Ready`),
  ]);
  expect(pillars[0]!.story).toBe('story-0');
  expect(meaning).toBe('Meaning, AI Ready');
});

test('puts the nine lowest answers on the roadmap, lowest first, three a month', () => {
  const { roadmap } = explained(all(3).with(20, 1).with(2, 2).with(11, 1));
  expect(roadmap.map(({ title }) => title)).toEqual([
    'Days 1 to 30',
    'Days 31 to 60',
    'Days 61 to 90',
  ]);
  expect(roadmap.map(({ steps }) => ids(steps))).toEqual([
    [12, 21, 3],
    [1, 2, 4],
    [5, 6, 7],
  ]);
});

test('leaves best answers out of the roadmap', () => {
  const roadmaps = [all(4), all(4).with(7, 3)].map((values) => explained(values).roadmap);
  expect(roadmaps[0]!.map(({ steps }) => steps)).toEqual([[], [], []]);
  expect(roadmaps[1]!.map(({ steps }) => ids(steps))).toEqual([[8], [], []]);
  expect(explained(all(4)).pillars[0]!.weakest[0]!.action).toBe('Keep 1');
});

test('lists all answers in question order, and returns undefined while one is missing', () => {
  const { answers } = explained(all(2));
  expect(ids(answers)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(answers[24]).toMatchObject({ answer: 'Answer 25D', value: 2 });
  expect(explain(questionnaire, answersWorth(questionnaire, all(2).slice(1)))).toBeUndefined();
});
