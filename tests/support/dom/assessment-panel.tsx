import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { AssessmentPanel } from '#src/blocks/assessment/assessment-panel.tsx';
import type { Progress } from '#src/blocks/assessment/device.ts';
import { DEVICE_KEY } from '#src/blocks/assessment/device.ts';
import { answersWorth, exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { assessmentView } from '#src/site/ai-quotient/assessment-view.ts';

/** One question per pillar; key 1 scores 3 points, 2 one, 3 four and 4 two. */
export const QUESTIONNAIRE = exampleQuestionnaire('2026-11', 1);

const KEY_OF: Readonly<Record<number, string>> = { 1: 'b', 2: 'd', 3: 'a', 4: 'c' };

/** Opens /ai-quotient with its own history; `step` is the step in the URL. */
export function openAssessment(step?: string) {
  Element.prototype.scrollIntoView = vi.fn<() => void>(); // jsdom has none
  history.replaceState(null, '', `/ai-quotient${step ? `#step-${step}` : ''}`);
  return render(<AssessmentPanel name="assessment" view={assessmentView(QUESTIONNAIRE)} />);
}

/** A run with answers to the first questions, 3 points each. */
export const progressOf = (answered: number, more: Partial<Progress> = {}): Progress => ({
  edition: QUESTIONNAIRE.edition,
  company: 'Petrov Pumps',
  companySize: '51-200',
  answers: answersWorth(
    QUESTIONNAIRE,
    Array.from({ length: answered }, () => 3),
  ),
  ...more,
});

/** Stores progress on the device, like another tab. */
export const keepOnDevice = (progress: Progress) =>
  localStorage.setItem(DEVICE_KEY, JSON.stringify(progress));

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

/** Waits for a question by number, 1 to 5. */
export const question = (number: number) =>
  screen.findByRole('group', { name: new RegExp(`Question ${number}\\?`) });

export async function enterCompany() {
  await userEvent.type(screen.getByLabelText('Company Name'), 'Petrov Pumps');
  await userEvent.selectOptions(screen.getByLabelText('Company Size'), '51-200');
  await press('Start Assessment');
}

/** Answers questions by keyboard with options of the given value. */
export async function answerByKeys(from: number, to: number, value = 3) {
  for (let number = from; number <= to; number += 1) {
    await question(number);
    await userEvent.keyboard(`${KEY_OF[value]}{Enter}`);
  }
}
