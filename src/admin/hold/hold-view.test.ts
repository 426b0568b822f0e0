import { expect, test } from 'vitest';
import { sendAlertEmail } from '#src/domains/alerts/send-alert-email.job.ts';
import { sendNoticeEmail, sendPeopleEmail } from '#src/domains/people/send-people-email.job.ts';
import { heldItems } from './hold-view.ts';

test('counts waiting jobs by kind, the most frequent first, and shows unknown kinds by job name', () => {
  const jobs = {
    'send-newsletter-email': 1,
    'deliver-lead': 1_204,
    'submit-addresses': 0,
    'ring-bells': 2,
  };
  expect(heldItems(jobs)).toEqual([
    '1,204 leads for the CRM',
    '2 jobs ring-bells',
    '1 email to a subscriber',
  ]);
  expect(heldItems({})).toEqual([]);
});

test('names emails about accounts and alerts', () => {
  const jobs = [sendPeopleEmail, sendNoticeEmail, sendAlertEmail];
  expect(heldItems(Object.fromEntries(jobs.map(({ name }, at) => [name, 3 - at])))).toEqual([
    '3 emails about accounts',
    '2 notices about sign-ins',
    '1 alert',
  ]);
});
