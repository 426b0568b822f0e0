import { expect, test } from 'vitest';
import {
  placeAfterAnswer,
  placeAfterCompany,
  placeBefore,
  type RunProgress,
  formatPlace,
  parsePlace,
  nearestReachable,
  resumePlace,
} from './flow.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';

const questionnaire = exampleQuestionnaire();
const { questions } = questionnaire;

/** The state of a run with this many answers. */
const known = (answered: number, changes: Partial<RunProgress> = {}): RunProgress => ({
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
  'parses and formats %s',
  (name) => {
    expect(formatPlace(parsePlace(name))).toBe(name);
  },
);

test.each(['', 'questions', 'question-', 'question-1x', 'unknown', 'toString', '__proto__'])(
  'parses %j as an unknown step',
  (name) => {
    expect(parsePlace(name).step).toBe('unknown');
  },
);

test.each([
  [0, 'question-1'],
  [12, 'question-13'],
  [25, 'results'],
])('after %i answers resumes at %s', (answered, place) => {
  expect(formatPlace(resumePlace(known(answered)))).toBe(place);
});

test('resumes at the company step without a company, but shows complete results', () => {
  const resumed = [0, 12, 25].map((answered) =>
    resumePlace(known(answered, { hasCompany: false })),
  );
  expect(resumed.map(formatPlace)).toEqual(['user-info', 'user-info', 'results']);
});

test.each([
  ['submit', 25, 'user-info'],
  ['submit', 12, 'user-info'],
  ['submit', 0, 'submit'],
  ['results', 25, 'results'],
])('without a company, a request for %s after %i answers shows %s', (name, answered, shown) => {
  const place = nearestReachable(parsePlace(name), known(answered, { hasCompany: false }));
  expect(formatPlace(place)).toBe(shown);
});

test.each([
  [25, false, 'submit'],
  [25, true, 'results'],
  [12, false, 'question-13'],
])('the company step after %i answers (known before: %s) leads to %s', (answered, was, place) => {
  expect(formatPlace(placeAfterCompany(known(answered), was))).toBe(place);
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
])('a request for %s after %i answers shows %s', (name, answered, shown) => {
  expect(formatPlace(nearestReachable(parsePlace(name), known(answered)))).toBe(shown);
});

test('requires a company for questions and a report for the thank-you step', () => {
  expect(
    formatPlace(nearestReachable(parsePlace('question-3'), known(5, { hasCompany: false }))),
  ).toBe('user-info');
  expect(
    formatPlace(nearestReachable(parsePlace('thank-you'), known(25, { isReported: true }))),
  ).toBe('thank-you');
});

test('goes to the next question after an answer, and to the results after the last', () => {
  expect(formatPlace(placeAfterAnswer(0, known(1)))).toBe('question-2');
  expect(formatPlace(placeAfterAnswer(24, known(25)))).toBe('results');
  const { 7: _, ...answers } = known(25).answers;
  expect(formatPlace(placeAfterAnswer(24, known(25, { answers })))).toBe('question-7');
});

test('goes back one step, and within the questions one question', () => {
  const back = (name: string) => formatPlace(placeBefore(parsePlace(name), questions));
  expect(
    ['thank-you', 'submit', 'results', 'question-25', 'question-2', 'question-1'].map(back),
  ).toEqual(['results', 'results', 'question-25', 'question-24', 'question-1', 'user-info']);
});

test('stays at the first question if a questionnaire has none', () => {
  const none = known(0, { questions: [] });
  expect(formatPlace(resumePlace(none))).toBe('question-1');
  expect(formatPlace(nearestReachable(parsePlace('question-3'), none))).toBe('question-1');
});
