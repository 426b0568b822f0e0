import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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

/** The score is computed in the browser; the details come from the server. */

let server: ReturnType<typeof startAssessmentServer>;
beforeEach(() => void (server = startAssessmentServer(QUESTIONNAIRE)));

const complete = QUESTIONNAIRE.questions.length;
const findDetails = () => screen.findAllByText(/From 3 on \d/);
const score = () => screen.findByRole('img', { name: '75 of 100, AI Ready' });
const failure = () => screen.findByText(/^Your score is saved on this device\./);
const link = () => screen.findByLabelText<HTMLInputElement>('Link to the result');

test('shows the score before the server responds, and the details below the buttons', async () => {
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
  server.reply = async (body) => (await replied, Response.json(body));
  server.knows = {
    change: {
      since: new Date('2026-06-03T12:00:00Z'),
      overall: 10,
      pillars: { [QUESTIONNAIRE.questions[0]!.pillar]: 50 },
    },
  };
  keepOnDevice(progressOf(complete));
  openAssessment();
  await score();
  expect(screen.getByText('Reading your answers...')).toBeTruthy();
  await act(async () => reply());
  await findDetails();
  // Content that arrives later must not move the buttons.
  const last = screen.getByRole('button', { name: 'Take it again' });
  for (const late of ['+10 points since June 3, 2026.', '+50', 'Share this result']) {
    const place = last.compareDocumentPosition(screen.getByText(late));
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('keeps all answers while offline and sends them when the network returns', async () => {
  openAssessment();
  await enterCompany();
  await answerByKeys(1, 2);
  await question(3);
  server.reply = () => Promise.reject(new TypeError('offline'));
  await answerByKeys(3, complete);
  await score();
  await failure();
  server.reply = async (body) => Response.json(body);
  act(() => void dispatchEvent(new Event('online')));
  await findDetails();
  expect(Object.keys(server.run!.answers)).toHaveLength(complete);
});

test('keeps all answers while the server fails and sends them on retry', async () => {
  server.reply = async () => new Response('no', { status: 503 });
  openAssessment();
  await enterCompany();
  await answerByKeys(1, complete);
  await score();
  await failure();
  expect(server.run).toBeUndefined();
  server.reply = async (body) => Response.json(body);
  await press('Try again');
  await findDetails();
  expect(screen.queryByText(/^Your score is saved/)).toBeNull();
  expect(Object.keys(server.run!.answers)).toHaveLength(complete);
});

test('creates a link without answers, replaces it with one that shows them, and withdraws it', async () => {
  keepOnDevice(progressOf(complete));
  openAssessment();
  await userEvent.click(await screen.findByText('Share this result'));
  await press('Create a link');
  const first = (await link()).value;
  expect(screen.getByText('The link is ready.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Hide my answers'));
  await press('Create a link');
  await waitFor(async () => expect((await link()).value).not.toBe(first));
  await press('Withdraw the link');
  await screen.findByText('The link no longer works.');
  expect(screen.queryByLabelText('Link to the result')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw the link' })).toBeNull();
  expect(server.posted('share')).toEqual([
    { hidesAnswers: true },
    { hidesAnswers: false },
    { withdraw: true },
  ]);
});

test('reports that a link could not be created and creates it on retry', async () => {
  keepOnDevice(progressOf(complete));
  openAssessment();
  await userEvent.click(await screen.findByText('Share this result'));
  server.reply = async () => Response.json({ ok: false }, { status: 503 });
  await press('Create a link');
  await screen.findByText('The link could not be changed. Please try again.');
  server.reply = async (body) => Response.json(body);
  await press('Create a link');
  await link();
});

test('offers to withdraw a link from an earlier visit without knowing its URL', async () => {
  server.knows = { share: { hidesAnswers: false } };
  keepOnDevice(progressOf(complete));
  openAssessment();
  await userEvent.click(await screen.findByText('Share this result'));
  expect(screen.getByText(/A new link replaces the current one\./)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Hide my answers').checked).toBe(false);
  await press('Withdraw the link');
  await screen.findByText('The link no longer works.');
});

test('starts a new run when taken again, with the company still filled in', async () => {
  keepOnDevice(progressOf(complete));
  openAssessment();
  await findDetails();
  await press('Take it again');
  await heading('Your Information');
  await press('Start Assessment');
  await answerByKeys(1, complete, 4);
  await screen.findByRole('img', { name: '100 of 100, AI Innovator' });
  await waitFor(() => expect(server.run).toMatchObject({ answers: { 1: '1C', 5: '5C' } }));
});

test('ignores a late response about the run before a restart', async () => {
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
  server.reply = async (body) => (await replied, Response.json(body));
  keepOnDevice(progressOf(complete));
  openAssessment();
  await score();
  await press('Take it again');
  await heading('Your Information');
  await act(async () => reply());
  const { promise: later, resolve: replyLater } = Promise.withResolvers<void>();
  server.reply = async (body) => (await later, Response.json(body));
  await press('Start Assessment');
  await answerByKeys(1, complete, 4);
  await screen.findByText('Reading your answers...');
  await waitFor(() =>
    expect(server.posted('answers')).toContainEqual(expect.objectContaining({ isFresh: true })),
  );
  await act(async () => replyLater());
  await screen.findAllByText(/Keep \d/);
});

test('reports start and completion to the tracker, and a booking to our own statistics', async () => {
  const calls: unknown[] = [];
  vi.stubGlobal('_hsq', { push: (call: unknown) => calls.push(call) });
  const sendBeacon = vi.fn<(url: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  openAssessment();
  await enterCompany();
  await answerByKeys(1, complete);
  const booking = await screen.findByRole('link', { name: 'Book AI Strategy Session' });
  expect(booking.getAttribute('href')).toBe('/growth-audit');
  booking.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(booking);
  expect(sendBeacon).toHaveBeenCalledWith('/api/ai-quotient/booked');
  await press('Get Your Full Report');
  expect(calls).toEqual([
    ['identify', { email: '', firstname: '', lastname: '', company: 'Petrov Pumps' }],
    ['trackEvent', { id: 'ai_quotient_assessment_started' }],
    ['trackEvent', { id: 'ai_quotient_assessment_completed', value: 75 }],
  ]);
});
