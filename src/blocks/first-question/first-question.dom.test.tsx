import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { loadWaiting } from '#src/blocks/assessment/waiting.ts';
import { assessmentView } from '#src/site/ai-quotient/assessment-view.ts';
import { start } from './first-question.island.ts';
import block from './first-question.view.tsx';

/** The first question on another page: a form by itself; with its script, the answer waits in the browser. */

const [{ question, options }] = CURRENT_QUESTIONNAIRE.questions as [
  (typeof CURRENT_QUESTIONNAIRE.questions)[number],
];
const { view: FirstQuestion } = block;

let isStill: boolean;
let opened: unknown[];
let canceled: number;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  opened = [];
  canceled = 0;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('motion'),
  }));
  Element.prototype.animate = () => ({ cancel: () => (canceled += 1) }) as unknown as Animation;
});

function show() {
  const props = {
    title: 'Question 1 of 25',
    note: 'Free.',
    action: { label: 'Open it', href: '/ai-quotient#assessment' },
  };
  render(<FirstQuestion {...props} id="question" data={assessmentView(CURRENT_QUESTIONNAIRE)} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: question });
  form.querySelector('a')!.addEventListener('click', (event) => {
    event.preventDefault();
    opened.push(event.currentTarget);
  });
  return form;
}
const button = (index: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: options[index]!.text });
/** Whether the browser goes on to post the form. */
const press = (form: HTMLFormElement, index: number) =>
  fireEvent(
    form,
    new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter: button(index) }),
  );

test('is a form whose buttons post the answer, with the options of the current edition', () => {
  const form = show();
  expect(form).toHaveProperty('method', 'post');
  expect(form.getAttribute('action')).toBe('/ai-quotient/assessment');
  expect(options.map((_, index) => button(index).value)).toEqual(options.map(({ id }) => id));
  expect(new FormData(form).get('act')).toBe('first');
  expect(screen.getByRole('img', { name: /cover of a sample report/ })).toBeTruthy();
});

test('keeps the answer in the browser, and opens the assessment once its stream is drawn', () => {
  const form = show();
  start(form);
  expect(press(form, 1)).toBe(false);
  expect([loadWaiting(), opened]).toEqual(['1B', []]);
  vi.runAllTimers();
  expect(opened).toEqual([screen.getByRole('link', { name: 'Open it' })]);
});

test('a second press changes the answer, and opens one page', () => {
  const form = show();
  start(form);
  press(form, 1);
  press(form, 1);
  press(form, 3);
  expect([loadWaiting(), canceled]).toEqual(['1D', 4]);
  vi.runAllTimers();
  expect(opened).toHaveLength(1);
});

test('draws nothing where people prefer reduced motion', () => {
  isStill = true;
  Element.prototype.animate = () => expect.unreachable();
  const form = show();
  start(form);
  press(form, 0);
  vi.advanceTimersByTime(0);
  expect(opened).toHaveLength(1);
});

test('posts the form where the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const form = show();
  start(form);
  expect(press(form, 2)).toBe(true);
  vi.runAllTimers();
  expect(opened).toEqual([]);
});
