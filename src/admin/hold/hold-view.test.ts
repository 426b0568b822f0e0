import { expect, test } from 'vitest';
import { heldItems } from './hold-view.ts';

test('counts waiting jobs by kind, the most frequent first, and shows unknown kinds by job name', () => {
  const jobs = {
    'send-confirmation-mail': 1,
    'deliver-lead': 1_204,
    'submit-addresses': 0,
    'ring-bells': 2,
  };
  expect(heldItems(jobs)).toEqual([
    '1,204 leads for the CRM',
    '2 jobs ring-bells',
    '1 confirmation email',
  ]);
  expect(heldItems({})).toEqual([]);
});
