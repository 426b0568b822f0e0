import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { explain } from '#src/domains/assessment/explain.ts';
import {
  type Option,
  pillarsOf,
  type Question,
  type Questionnaire,
  READINESS_LEVELS,
} from '#src/domains/assessment/questionnaire.ts';
import { ACTIONS, FINDINGS, MEANINGS } from './2026-12/advice.ts';
import { OPTIONS, QUESTIONS } from './2026-12/questions.ts';
import { CURRENT_QUESTIONNAIRE, QUESTIONNAIRES } from './index.ts';

const PILLARS = [
  'Data Spine Health',
  'Funnel Intelligence & Attribution',
  'Automation Maturity',
  'AI-Ready Content Operations',
  'Governance & Change Management',
];
const LETTERS = ['A', 'B', 'C', 'D'];
const MARKETING_WORDS =
  /leverage|unlock|seamless|robust|holistic|synerg|cutting.edge|empower|journey|game.changer|harness|delve|transform/i;
/** Frequency words, which would turn the options into an obvious scale from bad to good. */
const FREQUENCY_WORDS = /\b(never|rarely|seldom|sometimes|often|usually|mostly|always|fully)\b/i;

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const lengths = (texts: readonly string[]) => texts.map((text) => text.length);
const sentences = (text: string) => text.split(/(?<=[.?])\s/).length;
const best = ({ options }: Question): Option => options.find(({ value }) => value === 4)!;
const longest = ({ options }: Question) =>
  options.toSorted((a, b) => b.text.length - a.text.length)[0]!;
const letterOf = ({ id }: Option) => id.slice(-1);

/** What results are made of; the rest are words. */
const scoringOf = ({ thresholds, questions, pillarAdvice, questionAdvice }: Questionnaire) => ({
  thresholds,
  questions: questions.map(({ id, pillar, options }) => [
    id,
    pillar,
    options.map((option) => [option.id, option.value]),
  ]),
  stories: pillarAdvice.map(({ pillar, story }) => [pillar, story]),
  actions: questionAdvice.map(({ question, actions }) => [question, Object.keys(actions)]),
});

const partsOf = ({ questions, pillarAdvice, questionAdvice }: Questionnaire) => ({
  options: questions.flatMap((question) => question.options),
  actions: questionAdvice.flatMap((advice) => Object.values(advice.actions)),
  findings: pillarAdvice.flatMap((advice) => Object.values(advice.findings)),
});

function textsOf(edition: Questionnaire): string[] {
  const { options, actions, findings } = partsOf(edition);
  return [
    ...edition.questions.flatMap((one) => [one.question, one.description ?? []].flat()),
    ...options.map(({ text }) => text),
    ...actions,
    ...findings,
    ...Object.values(edition.meanings),
  ];
}

test('an edition that rewords another has its ids, values, pillars, order, and thresholds', () => {
  const rewording = QUESTIONNAIRES.filter(({ rewords }) => rewords);
  expect(rewording.map(({ edition }) => edition)).toContain('2026-12');
  for (const one of rewording)
    expect(scoringOf(one)).toEqual(
      scoringOf(QUESTIONNAIRES.find(({ edition }) => edition === one.rewords)!),
    );
});

test('2026-12 uses all words that were written for it', () => {
  const before = QUESTIONNAIRES[0];
  const ids = before.questions.flatMap(({ options }) => options.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(OPTIONS)));
  const used = textsOf(CURRENT_QUESTIONNAIRE);
  const written = [
    ...Object.values(OPTIONS),
    ...Object.values(QUESTIONS).flatMap((words) => Object.values(words)),
    ...[...Object.values(ACTIONS), ...Object.values(FINDINGS), MEANINGS].flatMap((words) =>
      Object.values(words),
    ),
  ];
  expect(written.filter((text) => !used.includes(text))).toEqual([]);
  expect(written.filter((text) => textsOf(before).includes(text))).toEqual([]);
});

test('editions are unique, in order, and the newest is current', () => {
  const editions = QUESTIONNAIRES.map(({ edition }) => edition);
  expect(editions).toEqual([...new Set(editions)].toSorted());
  expect(QUESTIONNAIRES.at(-1)).toBe(CURRENT_QUESTIONNAIRE);
});

describe.each(QUESTIONNAIRES.map((one) => [one.edition, one] as const))('%s', (_, edition) => {
  const { questions, pillarAdvice, questionAdvice, meanings, thresholds } = edition;
  const { options, actions, findings } = partsOf(edition);
  const texts = textsOf(edition);

  test('asks 25 questions, five about each pillar, in order', () => {
    expect(questions.map(({ id }) => id)).toEqual(oneTo(25));
    expect(pillarsOf(questions)).toEqual(PILLARS);
    expect(questions.map(({ pillar }) => pillar)).toEqual(
      PILLARS.flatMap((pillar) => oneTo(5).map(() => pillar)),
    );
  });

  test.each(questions)('question $id offers each value once, lettered as shown', (question) => {
    expect(question.options.map(({ id }) => id)).toEqual(
      LETTERS.map((letter) => `${question.id}${letter}`),
    );
    expect(question.options.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('the position of an option does not reveal the best answer', () => {
    for (const letter of LETTERS) {
      const times = questions.filter((question) => letterOf(best(question)) === letter).length;
      expect(times, letter).toBeGreaterThanOrEqual(4);
      expect(times, letter).toBeLessThanOrEqual(9);
    }
    const ladders = questions.filter(({ options }) =>
      ['1234', '4321'].includes(options.map(({ value }) => value).join('')),
    );
    expect(ladders).toEqual([]);
  });

  test('the length of an option does not reveal the best answer', () => {
    const times = questions.filter((question) => longest(question) === best(question)).length;
    expect(times).toBeLessThanOrEqual(questions.length / 4);
  });

  test('options describe practices without frequency words', () => {
    expect(options.map(({ text }) => text).filter((text) => FREQUENCY_WORDS.test(text))).toEqual(
      [],
    );
  });

  test('explains every pillar at every level, with a different story for each pillar', () => {
    expect(pillarAdvice.map(({ pillar }) => pillar)).toEqual(PILLARS);
    for (const { pillar, findings, story } of pillarAdvice) {
      expect(Object.keys(findings), pillar).toEqual([...READINESS_LEVELS]);
      expect(SUCCESS_STORIES.map(({ slug }) => slug)).toContain(story);
    }
    expect(new Set(pillarAdvice.map(({ story }) => story)).size).toBe(PILLARS.length);
  });

  test('has a next step for every answer', () => {
    expect(questionAdvice.map(({ question }) => question)).toEqual(oneTo(25));
    for (const { question, actions } of questionAdvice)
      expect(Object.keys(actions), `question ${question}`).toEqual(['1', '2', '3', '4']);
  });

  test.each([1, 2, 3, 4])(
    'explains every part of a result of 25 answers with value %i',
    (value) => {
      const answers = Object.fromEntries(
        questions.map(({ id, options }) => [id, options.find((one) => one.value === value)!.id]),
      );
      const explanation = explain(edition, answers)!;
      expect(explanation.meaning).not.toBe('');
      for (const { finding, weakest, story } of explanation.pillars)
        expect([finding, story, ...weakest.map(({ action }) => action)]).not.toContain('');
      expect(explanation.roadmap.flatMap(({ steps }) => steps)).toHaveLength(value === 4 ? 0 : 9);
    },
  );

  test('levels start at 0, 40, 60 and 80 percent, each with a meaning', () => {
    expect(READINESS_LEVELS.map((level) => thresholds[level])).toEqual([0, 40, 60, 80]);
    expect(Object.keys(meanings)).toEqual([...READINESS_LEVELS]);
  });

  test('every text is unique', () => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  const LIMITS: [kind: string, texts: string[], min: number, max: number][] = [
    ['questions', questions.map(({ question }) => question), 30, 120],
    ['descriptions', questions.flatMap(({ description }) => description ?? []), 30, 140],
    ['options', options.map(({ text }) => text), 20, 110],
    ['actions', actions, 90, 220],
    ['findings', findings, 200, 380],
    ['meanings', Object.values(meanings), 180, 360],
  ];
  test.each(LIMITS)('%s have a length that fits the layout', (_, texts, min, max) => {
    expect(Math.min(...lengths(texts))).toBeGreaterThanOrEqual(min);
    expect(Math.max(...lengths(texts))).toBeLessThanOrEqual(max);
  });

  test('findings and meanings have two or three sentences', () => {
    const counts = [...findings, ...Object.values(meanings)].map(sentences);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  });

  test.each(texts)('has typographic punctuation and no marketing words: %s', (text) => {
    expect(text).not.toMatch(/[—–!'"]|\s\s|^\s|\s$/);
    expect(text).not.toMatch(MARKETING_WORDS);
    expect(text).toMatch(/[.?]$/);
  });
});

/** A digest of the questions and thresholds of each edition. A new edition adds a line; existing lines never change. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11': '71ae861660565fb5',
  '2026-12': 'bb666a526dc7edd2',
};

test.each(QUESTIONNAIRES)(
  'edition $edition has not changed since it was published',
  ({ edition, questions, thresholds }) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([questions, thresholds]))
      .digest('hex');
    expect(
      digest.slice(0, 16),
      'stored results depend on this edition: add a new one instead',
    ).toBe(DIGESTS[edition]);
  },
);
