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

/** No answer is ever lost: a reload, another day, a second tab, a device that forgot, and one that keeps nothing. */

let server: ReturnType<typeof startAssessmentServer>;
beforeEach(() => void (server = startAssessmentServer(QUESTIONNAIRE)));

const company = () => screen.getByLabelText<HTMLInputElement>('Company Name');
const size = () => screen.getByLabelText<HTMLSelectElement>('Company Size');
const complete = QUESTIONNAIRE.questions.length;

/** The server has a run, and this device has nothing. */
const keepOnServer = (answered: number) => {
  const { edition, answers } = progressOf(answered);
  const isComplete = answered === complete;
  server.run = { edition, companySize: '51-200', answers, isComplete, isReported: false };
};

/** Another tab of the same browser has kept its answers. */
const answerElsewhere = (answered: number) => {
  keepOnDevice(progressOf(answered));
  act(() => void fireEvent(window, new StorageEvent('storage', { key: DEVICE_KEY })));
};

test('stays at its question through a reload, without taking the focus', async () => {
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

test('goes on at the first open question, says what is kept, and can be started over', async () => {
  keepOnDevice(progressOf(3));
  openAssessment();
  await question(4);
  expect(screen.getByText('Welcome back. 3 of 5 answers are kept.')).toBeTruthy();
  await press('Start over');
  await heading('Your Information');
  expect(company().value).toBe('Petrov Pumps');
  await press('Start Assessment');
  await question(1);
  expect(screen.getByText('0%')).toBeTruthy();
  // The server begins another run with the next answer, instead of adding to the old one.
  await answerByKeys(1, 1);
  await waitFor(() => expect(server.posted('answers').at(-1)).toMatchObject({ isFresh: true }));
  expect(Object.keys(server.run!.answers)).toEqual(['1']);
});

test('says no longer that it has resumed once an answer was given', async () => {
  keepOnDevice(progressOf(1));
  openAssessment();
  await answerByKeys(2, 2);
  await question(3);
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

test('shows what the server knows on a device that forgot, all but the company’s name', async () => {
  keepOnServer(3);
  openAssessment();
  await waitFor(() => expect(size().value).toBe('51-200'));
  expect(company().value).toBe('');
  await userEvent.type(company(), 'Petrov Pumps');
  await press('Start Assessment');
  await question(4);
});

test('ignores a run of the server that has come after the first answer was given here', async () => {
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

test('asks for a forgotten company on the way to the report, and for no answer again', async () => {
  keepOnServer(complete);
  openAssessment('results');
  await heading('Your AI Quotient Score');
  await press('Get Your Full Report');
  expect(document.activeElement).toBe(await heading('Your Information'));
  expect(screen.getByText(/^All your answers are kept\./)).toBeTruthy();
  expect(size().value).toBe('51-200');
  await userEvent.type(company(), 'Petrov Pumps');
  await press('Continue');
  expect(document.activeElement).toBe(await heading('Get Your Detailed Report'));
});

test('lets no address lead to the report of a company that is not known', async () => {
  keepOnServer(complete);
  const first = openAssessment('submit');
  await screen.findByText(/^All your answers are kept\./);
  first.unmount();
  openAssessment();
  await heading('Your AI Quotient Score');
});

test('thanks only for a report that was asked for', async () => {
  keepOnDevice(progressOf(complete));
  const first = openAssessment('thank-you');
  await heading('Your AI Quotient Score');
  first.unmount();
  const contact = { firstName: 'Ana', lastName: 'P', email: 'ana@client.example', jobTitle: 'COO' };
  keepOnDevice(progressOf(complete, { isReported: true, contact }));
  openAssessment('thank-you');
  await heading('Thank you, Ana');
});

test('takes over the answers of another tab, and undoes none of them', async () => {
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

test('keeps an answer that another tab has stored without this one hearing of it', async () => {
  openAssessment();
  await enterCompany();
  await question(1);
  keepOnDevice(progressOf(3));
  await answerByKeys(1, 1, 4);
  await question(2);
  expect(screen.getByText('60%')).toBeTruthy();
  await waitFor(() => expect(Object.keys(server.run?.answers ?? {})).toEqual(['1', '2', '3']));
});

test('can be finished in a browser that blocks storage', async () => {
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
