import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll } from '#tests/support/html.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { FormingScore } from './forming-score.tsx';

const questionnaire = exampleQuestionnaire();
const { questions } = questionnaire;
const draw = (values: readonly number[]) =>
  renderToStaticMarkup(
    <FormingScore questions={questions} answers={answersWorth(questionnaire, values)} />,
  );
/** What is left of each stream, in percent. */
const left = (html: string) =>
  findAll(html, { name: 'path' }).map(({ attribs }) => Number(attribs['stroke-dashoffset']));

test('each answer moves the stream of its pillar, whatever it is worth', () => {
  expect(left(draw([]))).toEqual([100, 100, 100, 100, 100]);
  expect(left(draw([1, 1, 1, 1, 1, 1, 1]))).toEqual([0, 60, 100, 100, 100]);
  expect(draw([4, 3, 4, 2, 4, 4, 3])).toBe(draw([1, 1, 1, 1, 1, 1, 1]));
});
