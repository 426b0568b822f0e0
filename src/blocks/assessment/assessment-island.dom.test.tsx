import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerByKeys,
  heading,
  keepOnDevice,
  press,
  progressOf,
  question,
  QUESTIONNAIRE,
} from '#tests/support/dom/assessment-panel.tsx';
import { startAssessmentServer } from '#tests/support/dom/assessment-server.ts';
import { assessmentView } from '#src/site/ai-quotient/assessment-view.ts';
import type { OpenRun } from '#src/domains/assessment/assessments.server.ts';
import { start } from './assessment.island.tsx';
import { AssessmentMount } from './assessment-mount.tsx';
import type { PostedAssessment } from './assessment-view.ts';
import { DEVICE_KEY } from './device.ts';

/** The panel hydrates alone, from the markup of the server, and survives its own failure. */

/** what React and the island report, mismatches included */
let reported: unknown[];

let server: ReturnType<typeof startAssessmentServer>;

beforeEach(() => {
  server = startAssessmentServer(QUESTIONNAIRE);
  Element.prototype.scrollIntoView = vi.fn<() => void>(); // jsdom has none
  history.replaceState(null, '', '/ai-quotient');
  reported = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
addEventListener('error', (event) => {
  event.preventDefault();
  reported.push(event.error);
});

const view = assessmentView({
  ...QUESTIONNAIRE,
  questions: QUESTIONNAIRE.questions.map((one) => ({ ...one, description: 'A hint.' })),
});

/** Shows the page of the server, as before its scripts. */
function showPage(names: readonly string[], initial?: PostedAssessment) {
  document.body.innerHTML = `<main>${names
    .map((name) => renderToStaticMarkup(<AssessmentMount {...{ name, view, initial }} />))
    .join('')}</main>`;
  return [...document.querySelectorAll<HTMLElement>('[data-island=assessment]')];
}
const hydrate = (islands: readonly HTMLElement[]) =>
  act(async () => islands.forEach((island) => start(island, view.questionnaire)));

const company = () => screen.getByLabelText<HTMLInputElement>('Company Name');
const size = () => screen.getByLabelText<HTMLSelectElement>('Company Size');
const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id);

test('keeps what was typed and chosen before it hydrates', async () => {
  const islands = showPage(['assessment']);
  const early = company();
  early.value = 'Petrov Pumps';
  early.focus();
  size().value = '51-200';
  await hydrate(islands);
  expect(company()).toBe(early);
  expect(document.activeElement).toBe(early);
  fireEvent.submit(early.form!);
  await question(1);
  expect(reported).toEqual([]);
});

test('keeps an option that was chosen before it hydrates, on the page of its step', async () => {
  const islands = showPage(['assessment'], { place: 'question-1', progress: progressOf(0) });
  const early = screen.getByRole<HTMLInputElement>('radio', { name: 'Answer 1C' });
  early.checked = true;
  await hydrate(islands);
  expect(early.checked).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false);
  expect(reported).toEqual([]);
});

test('two on a page have ids of their own, and hydrate without a mismatch', async () => {
  const initial = { place: 'question-1', progress: progressOf(0) };
  const islands = showPage(['one', 'two'], initial);
  const before = ids();
  expect(new Set(before).size).toBe(before.length);
  await hydrate(islands);
  expect(ids()).toEqual(before);
  expect(reported).toEqual([]);
  for (const island of islands) {
    const group = within(island).getByRole('group', { name: /Question 1\?/ });
    const hint = within(group).getAllByRole('radio')[0]!.getAttribute('aria-describedby')!;
    expect(island.contains(document.getElementById(hint))).toBe(true);
  }
});

test('goes on with the answers of the release before, with an entry of the history for each step', async () => {
  keepOnDevice(progressOf(2));
  // What React Router kept of an entry, when it moved between the steps.
  history.replaceState({ usr: null, key: 'x1y2', idx: 3 }, '', '/ai-quotient#step-question-3');
  await hydrate(showPage(['assessment']));
  await question(3);
  expect(screen.getByText('Welcome back. 2 of 5 answers are saved.')).toBeTruthy();
  await answerByKeys(3, 3);
  await question(4);
  await vi.waitFor(() => expect(location.hash).toBe('#step-question-4'));
  history.back();
  await question(3);
});

test('hydrates the page of a result once it has the code of that step', async () => {
  await hydrate(showPage(['assessment'], { place: 'results', progress: progressOf(5) }));
  const again = screen.getByRole('button', { name: 'Take it again' });
  await vi.waitFor(() => fireEvent.submit(again) || expect(company().isConnected).toBe(true));
  expect(company().value).toBe('Petrov Pumps');
  expect(reported).toEqual([]);
});

/** Hydrates outside of act(), which would catch what is thrown, and waits until what is expected has happened. */
async function hydrateFreely(island: HTMLElement, expected: () => void, change = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  start(island, { ...view.questionnaire, ...change });
  await vi.waitFor(expected);
}

test('shows the markup of the server again if it throws before it was used', async () => {
  const [island] = showPage(['assessment']);
  const { innerHTML: markup } = island!;
  await hydrateFreely(island!, () => expect(reported).toHaveLength(1), { questions: [null] });
  expect(island!.innerHTML).toBe(markup);
  expect(company().form!.action).toContain('/ai-quotient/assessment');
});

test('shows the failure screen in its place if it throws once it was used', async () => {
  const [island] = showPage(['assessment'], { place: 'question-1', progress: progressOf(0) });
  island!.insertAdjacentHTML('beforebegin', '<h1>AI Quotient</h1>');
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  await hydrateFreely(island!, () => expect(next.disabled).toBe(true));
  vi.spyOn(Array.prototype, 'findIndex').mockImplementation(() => {
    throw new Error('No such answer');
  });
  next.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  await vi.waitFor(() =>
    expect(island!.textContent).toBe('Something went wrongNo such answerReload Page'),
  );
  vi.restoreAllMocks();
  expect(screen.getByRole('heading', { name: 'AI Quotient' })).toBeTruthy();
  expect(reported).toEqual([new Error('No such answer')]);
});

/** The words of the run's own edition, which is not that of the document. */
const OLD = {
  ...QUESTIONNAIRE,
  edition: '2025-05',
  questions: QUESTIONNAIRE.questions.map((one) => ({ ...one, question: `Old ${one.question}` })),
};
const oldRun = (answered: number) => progressOf(answered, { edition: OLD.edition });

/** Finishes the run from question 3 in its own words, and restarts it in those of the document. */
async function finishOldRun() {
  await screen.findByRole('group', { name: /Old Question 3\?/ });
  await answerByKeys(3, 5);
  await heading('Your AI Quotient Score');
  await vi.waitFor(() =>
    expect(server.run).toMatchObject({ edition: OLD.edition, isComplete: true }),
  );
  expect(Object.keys(server.run!.answers)).toHaveLength(5);
  await press('Take it again');
  fireEvent.submit(company().form!);
  await question(1);
  expect(screen.queryByRole('group', { name: /Old/ })).toBeNull();
  await answerByKeys(1, 1);
  await vi.waitFor(() =>
    expect(server.run).toMatchObject({ edition: QUESTIONNAIRE.edition, answers: { 1: '1A' } }),
  );
}

test('a run of an earlier edition keeps its words and answers to the end', async () => {
  keepOnDevice(oldRun(2));
  server.editions = [OLD];
  await hydrate(showPage(['assessment']));
  await finishOldRun();
});

test('so does one that only its cookie names', async () => {
  const { edition, answers } = oldRun(2);
  const run = { edition, answers, companySize: '51-200', isComplete: false, isReported: false };
  server.run = run as OpenRun;
  server.editions = [OLD];
  await hydrate(showPage(['assessment']));
  await vi.waitFor(() => expect(size().value).toBe('51-200'));
  fireEvent.change(company(), { target: { value: 'Petrov Pumps' } });
  fireEvent.submit(company().form!);
  await finishOldRun();
});

test('waits for the words of an earlier edition, and does not begin a new run meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepOnDevice(oldRun(2));
  const before = localStorage.getItem(DEVICE_KEY);
  server.editions = 'offline';
  await hydrate(showPage(['assessment']));
  expect(company().form!.noValidate).toBe(false);
  expect(localStorage.getItem(DEVICE_KEY)).toBe(before);
  server.editions = [OLD];
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByRole('group', { name: /Old Question 3\?/ });
  vi.useRealTimers();
});

test('begins a new run, with the company filled in, if the edition of the stored answers is gone', async () => {
  keepOnDevice(oldRun(2));
  await hydrate(showPage(['assessment']));
  await vi.waitFor(() => expect(company().value).toBe('Petrov Pumps'));
  fireEvent.submit(company().form!);
  await question(1);
});
