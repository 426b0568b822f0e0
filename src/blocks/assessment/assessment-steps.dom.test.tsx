import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerByKeys,
  enterCompany,
  heading,
  openAssessment,
  press,
  question,
  QUESTIONNAIRE,
} from '#tests/support/dom/assessment-panel.tsx';
import { startAssessmentServer } from '#tests/support/dom/assessment-server.ts';
import { afterPaint } from './after-paint.ts';

/** The steps from the company to the last question. */

// The test before may still have to put its last step into the history, which all of them share.
beforeEach(() => new Promise<void>(afterPaint));
beforeEach(() => void startAssessmentServer(QUESTIONNAIRE));

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const currentPillar = () => document.querySelector('[aria-current=step]')?.textContent;

test('shows errors for missing company fields, focuses the first, and continues once they are filled in', async () => {
  openAssessment();
  const company = screen.getByLabelText<HTMLInputElement>('Company Name');
  expect(company.placeholder).toBe('Acme Inc.');
  await press('Start Assessment');
  expect(screen.getByText('Company name is required')).toBeTruthy();
  expect(screen.getByText('Company size is required')).toBeTruthy();
  expect(document.activeElement).toBe(company);
  await userEvent.type(company, '  ');
  await userEvent.selectOptions(screen.getByLabelText('Company Size'), '1-10');
  await press('Start Assessment');
  expect(screen.getByText('Company name is required')).toBeTruthy();
  expect(screen.queryByText('Company size is required')).toBeNull();
  await userEvent.type(company, 'Petrov Pumps');
  await press('Start Assessment');
  await question(1);
});

test('requires a choice, restores an earlier one, and allows changing it', async () => {
  openAssessment();
  await enterCompany();
  await question(1);
  expect(next().disabled).toBe(true);
  await userEvent.keyboard('{Enter}');
  await question(1);
  await userEvent.click(radio('Answer 1B'));
  await userEvent.click(next());
  await question(2);
  expect(screen.getByText('20%')).toBeTruthy();
  expect(next().disabled).toBe(true);
  await press('Previous');
  await question(1);
  expect(radio('Answer 1B').checked).toBe(true);
  await userEvent.click(radio('Answer 1C'));
  await userEvent.click(next());
  await question(2);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(20);
  await press('Previous');
  await question(1);
  expect([radio('Answer 1B').checked, radio('Answer 1C').checked]).toEqual([false, true]);
});

test('scrolls the card below the header with every step, and stays in place for a choice', async () => {
  openAssessment();
  const scrolled = vi.mocked(Element.prototype.scrollIntoView);
  await enterCompany();
  await question(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
  await userEvent.click(radio('Answer 1B'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await userEvent.click(next());
  await question(2);
  await press('Previous');
  await question(1);
  expect(scrolled).toHaveBeenCalledTimes(3);
  const [card] = scrolled.mock.contexts as Element[];
  expect(card!.className).toContain('assessment-card');
});

test('accepts keys A to D as choices and Enter as Next, and focuses each new step', async () => {
  openAssessment();
  await enterCompany();
  const first = await question(1);
  expect(document.activeElement).toBe(first.querySelector('legend'));
  await userEvent.keyboard('d');
  expect(document.activeElement).toBe(radio('Answer 1D'));
  await userEvent.keyboard('B');
  expect(radio('Answer 1B').checked).toBe(true);
  for (const other of ['1', 'e', 'x', '{Control>}a{/Control}', '{Alt>}c{/Alt}'])
    await userEvent.keyboard(other);
  expect(radio('Answer 1B').checked).toBe(true);
  await userEvent.keyboard('{Enter}');
  await question(2);
  await answerByKeys(2, 5);
  expect(document.activeElement).toBe(await heading('Your AI Quotient Score'));
});

test('shows the progress, the current pillar and the complete pillars', async () => {
  openAssessment();
  await enterCompany();
  await answerByKeys(1, 2);
  const third = await question(3);
  expect(within(third).getByText(/question 3 of 5/)).toBeTruthy();
  expect(screen.getByText('40%')).toBeTruthy();
  expect(currentPillar()).toContain(QUESTIONNAIRE.questions[2]!.pillar);
  expect(screen.getAllByRole('img', { name: 'Complete:' })).toHaveLength(2);
});

test('follows the browser’s Back and Forward, a step at a time', async () => {
  openAssessment();
  await enterCompany();
  await answerByKeys(1, 3);
  await question(4);
  // The URL changes after the question was painted.
  await waitFor(() => expect(location.hash).toBe('#step-question-4'));
  history.back();
  await question(3);
  history.back();
  await question(2);
  expect(currentPillar()).toContain(QUESTIONNAIRE.questions[1]!.pillar);
  history.forward();
  await question(3);
  history.go(-3);
  await heading('Your Information');
  expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('Petrov Pumps');
  expect(location.hash).toBe('');
});

test('reports an unknown step and returns to the start', async () => {
  openAssessment('nonsense');
  await heading('Unknown step');
  await press('Start over');
  await heading('Your Information');
});

test.each(['results', 'submit', 'thank-you'])(
  'shows an empty state at %s without answers',
  async (step) => {
    openAssessment(step);
    await heading('No results available.');
    await press('Start over');
    await heading('Your Information');
  },
);

test.each(['question-4', 'question-99'])(
  'shows the first open question instead of %s',
  async (step) => {
    openAssessment();
    await enterCompany();
    await answerByKeys(1, 1);
    await question(2);
    await press('Previous');
    await question(1);
    await waitFor(() => expect(location.hash).toBe('#step-question-1'));
    location.hash = `#step-${step}`;
    await question(2);
  },
);
