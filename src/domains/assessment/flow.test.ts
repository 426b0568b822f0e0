import { expect, test } from 'vitest';
import {
  afterAnswer,
  afterCompany,
  before,
  type Known,
  nameOf,
  placeNamed,
  reachable,
  resumePlace,
} from './flow.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';

const questionnaire = exampleQuestionnaire();
const { questions } = questionnaire;

/** A run with so many answers. */
const known = (answered: number, changes: Partial<Known> = {}): Known => ({
  questions,
  answers: answersWorth(
    questionnaire,
    Array.from({ length: answered }, () => 2),
  ),
  hasCompany: true,
  isReported: false,
  ...changes,
});

test.each(['user-info', 'question-1', 'question-25', 'results', 'submit', 'thank-you'])(
  'the place %s has one name',
  (name) => {
    expect(nameOf(placeNamed(name))).toBe(name);
  },
);

test.each(['', 'questions', 'question-', 'question-1x', 'unknown', 'toString', '__proto__'])(
  '%j is no step',
  (name) => {
    expect(placeNamed(name).step).toBe('unknown');
  },
);

test.each([
  [0, 'question-1'],
  [12, 'question-13'],
  [25, 'results'],
])('after %i answers it goes on at %s', (answered, place) => {
  expect(nameOf(resumePlace(known(answered)))).toBe(place);
});

test('where the company is not known, questions begin with it, and results are there all the same', () => {
  const resumed = [0, 12, 25].map((answered) =>
    resumePlace(known(answered, { hasCompany: false })),
  );
  expect(resumed.map(nameOf)).toEqual(['user-info', 'user-info', 'results']);
});

test.each([
  ['submit', 25, 'user-info'],
  ['submit', 12, 'user-info'],
  ['submit', 0, 'submit'],
  ['results', 25, 'results'],
])(
  'whoever asks for %s after %i answers, and told no company, sees %s',
  (name, answered, shown) => {
    const place = reachable(placeNamed(name), known(answered, { hasCompany: false }));
    expect(nameOf(place)).toBe(shown);
  },
);

test.each([
  [25, false, 'submit'],
  [25, true, 'results'],
  [12, false, 'question-13'],
])('the company leads on, after %i answers and told before: %s, to %s', (answered, was, place) => {
  expect(nameOf(afterCompany(known(answered), was))).toBe(place);
});

test.each([
  ['question-5', 12, 'question-5'],
  ['question-13', 12, 'question-13'],
  ['question-20', 12, 'question-13'],
  ['question-99', 25, 'question-25'],
  ['question-0', 3, 'question-1'],
  ['results', 3, 'results'],
  ['submit', 0, 'submit'],
  ['thank-you', 25, 'results'],
  ['thank-you', 0, 'thank-you'],
  ['nonsense', 3, 'unknown'],
])('whoever asks for %s after %i answers sees %s', (name, answered, shown) => {
  expect(nameOf(reachable(placeNamed(name), known(answered)))).toBe(shown);
});

test('a question needs a company, and thanks need a report', () => {
  expect(nameOf(reachable(placeNamed('question-3'), known(5, { hasCompany: false })))).toBe(
    'user-info',
  );
  expect(nameOf(reachable(placeNamed('thank-you'), known(25, { isReported: true })))).toBe(
    'thank-you',
  );
});

test('an answer leads to the next question, and the 25th to the results', () => {
  expect(nameOf(afterAnswer(0, known(1)))).toBe('question-2');
  expect(nameOf(afterAnswer(24, known(25)))).toBe('results');
  const { 7: _, ...answers } = known(25).answers;
  expect(nameOf(afterAnswer(24, known(25, { answers })))).toBe('question-7');
});

test('back goes one step back, and within the questions to the one before', () => {
  const back = (name: string) => nameOf(before(placeNamed(name), questions));
  expect(
    ['thank-you', 'submit', 'results', 'question-25', 'question-2', 'question-1'].map(back),
  ).toEqual(['results', 'results', 'question-25', 'question-24', 'question-1', 'user-info']);
});

test('without questions nothing is skipped into', () => {
  const none = known(0, { questions: [] });
  expect(nameOf(resumePlace(none))).toBe('question-1');
  expect(nameOf(reachable(placeNamed('question-3'), none))).toBe('question-1');
});
