import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  answerByKeys,
  enterCompany,
  heading,
  keepOnDevice,
  openAssessment,
  press,
  progressOf,
  question,
  QUESTIONNAIRE,
} from '#tests/support/dom/assessment-panel.tsx';
import { startAssessmentServer } from '#tests/support/dom/assessment-server.ts';
import { DEVICE_KEY } from './device.ts';
import { loadWaiting, saveWaiting } from './waiting.ts';

/** Answers survive a reload, another day, a second tab, cleared storage and blocked storage. */

let server: ReturnType<typeof startAssessmentServer>;
beforeEach(() => void (server = startAssessmentServer(QUESTIONNAIRE)));

const company = () => screen.getByLabelText<HTMLInputElement>('Company Name');
const size = () => screen.getByLabelText<HTMLSelectElement>('Company Size');
const complete = QUESTIONNAIRE.questions.length;

/** Stores a run on the server only. */
const keepOnServer = (answered: number) => {
  const { edition, answers } = progressOf(answered);
  const isComplete = answered === complete;
  server.run = { edition, companySize: '51-200', answers, isComplete, isReported: false };
};

/** Stores answers as another tab of the same browser does. */
const answerElsewhere = (answered: number) => {
  keepOnDevice(progressOf(answered));
  act(() => void fireEvent(window, new StorageEvent('storage', { key: DEVICE_KEY })));
};

test('stays at its question after a reload without moving the focus', async () => {
  const first = openAssessment();
  await enterCompany();
  await answerByKeys(1, 2);
  await question(3);
  first.unmount();
  openAssessment('question-3');
  await question(3);
  expect(screen.getByText('40%')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('resumes at the first open question, shows the number of saved answers, and can be restarted', async () => {
  keepOnDevice(progressOf(3));
  openAssessment();
  await question(4);
  expect(screen.getByText('Welcome back. 3 of 5 answers are saved.')).toBeTruthy();
  await press('Start over');
  await heading('Your Information');
  expect(company().value).toBe('Petrov Pumps');
  await press('Start Assessment');
  await question(1);
  expect(screen.getByText('0%')).toBeTruthy();
  // The next answer starts a new run on the server instead of adding to the old one.
  await answerByKeys(1, 1);
  await waitFor(() => expect(server.posted('answers').at(-1)).toMatchObject({ isFresh: true }));
  expect(Object.keys(server.run!.answers)).toEqual(['1']);
});

test('removes the resume notice after the next answer', async () => {
  keepOnDevice(progressOf(1));
  openAssessment();
  await answerByKeys(2, 2);
  await question(3);
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;

test('an answer that was given on another page waits behind the company, and can be changed', async () => {
  saveWaiting('1B');
  const first = openAssessment();
  expect(await screen.findByText(/^Your answer to question 1 is kept/)).toBeTruthy();
  await enterCompany();
  await question(1);
  expect([chosen(), screen.getByText('0%')]).toEqual(['1B', expect.anything()]);
  first.unmount();
  openAssessment('question-1');
  await question(1);
  expect(chosen()).toBe('1B');
  await answerByKeys(1, 1, 4);
  await question(2);
  expect(chosen()).toBeUndefined();
  await waitFor(() => expect(server.run?.answers).toEqual({ 1: '1C' }));
  expect(loadWaiting()).toBe('');
});

test('an answer that was given on another page leaves an unfinished run as it is', async () => {
  keepOnDevice(progressOf(3));
  saveWaiting('1B');
  openAssessment();
  await question(4);
  expect(JSON.parse(localStorage.getItem(DEVICE_KEY)!)).toMatchObject({ answers: { 1: '1A' } });
  await press('Start over');
  await press('Start Assessment');
  await question(1);
  expect(chosen()).toBeUndefined();
});

test('ignores what waits if it is no option', async () => {
  saveWaiting('9Z');
  openAssessment();
  await enterCompany();
  await question(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('restores the run from the server, except the company name, after storage was cleared', async () => {
  keepOnServer(3);
  openAssessment();
  await waitFor(() => expect(size().value).toBe('51-200'));
  expect(company().value).toBe('');
  await userEvent.type(company(), 'Petrov Pumps');
  await press('Start Assessment');
  await question(4);
});

test('ignores a run from the server that arrives after the first answer', async () => {
  keepOnServer(3);
  const asked = Promise.withResolvers<void>();
  server.reply = async (body) => (await asked.promise, Response.json(body));
  openAssessment();
  await enterCompany();
  await answerByKeys(1, 1, 1);
  await question(2);
  await act(async () => asked.resolve());
  expect(screen.getByText('20%')).toBeTruthy();
});

test('asks for a missing company before the report but repeats no questions', async () => {
  keepOnServer(complete);
  openAssessment('results');
  await heading('Your AI Quotient Score');
  await press('Get Your Full Report');
  expect(document.activeElement).toBe(await heading('Your Information'));
  expect(screen.getByText(/^Your answers are saved, but/)).toBeTruthy();
  expect(size().value).toBe('51-200');
  await userEvent.type(company(), 'Petrov Pumps');
  await press('Continue');
  expect(document.activeElement).toBe(await heading('Get Your Detailed Report'));
});

test('does not open the report form by URL without a company', async () => {
  keepOnServer(complete);
  const first = openAssessment('submit');
  await screen.findByText(/^Your answers are saved, but/);
  first.unmount();
  openAssessment();
  await heading('Your AI Quotient Score');
});

test('shows the thank-you step only after a report request', async () => {
  keepOnDevice(progressOf(complete));
  const first = openAssessment('thank-you');
  await heading('Your AI Quotient Score');
  first.unmount();
  const contact = { firstName: 'Ana', lastName: 'P', email: 'ana@client.example', jobTitle: 'COO' };
  keepOnDevice(progressOf(complete, { isReported: true, contact }));
  openAssessment('thank-you');
  await heading('Thank you, Ana');
});

test('merges answers from another tab', async () => {
  openAssessment();
  await enterCompany();
  await answerByKeys(1, 1, 4);
  await question(2);
  answerElsewhere(3);
  expect(screen.getByText('60%')).toBeTruthy();
  await answerByKeys(2, 2, 1);
  await question(3);
  expect(JSON.parse(localStorage.getItem(DEVICE_KEY)!)).toMatchObject({
    answers: { 1: '1A', 2: '2B', 3: '3A' },
  });
});

test('keeps answers another tab has stored even without a storage event', async () => {
  openAssessment();
  await enterCompany();
  await question(1);
  keepOnDevice(progressOf(3));
  await answerByKeys(1, 1, 4);
  await question(2);
  expect(screen.getByText('60%')).toBeTruthy();
  await waitFor(() => expect(Object.keys(server.run?.answers ?? {})).toEqual(['1', '2', '3']));
});

test('can be completed in a browser that blocks storage', async () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    openAssessment();
    await enterCompany();
    await answerByKeys(1, complete);
    await heading('Your AI Quotient Score');
    await waitFor(() => expect(server.run?.isComplete).toBe(true));
  } finally {
    Object.defineProperty(globalThis, 'localStorage', storage);
  }
});
