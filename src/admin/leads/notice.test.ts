import { expect, test } from 'vitest';
import { fieldLabel } from './lead-words.ts';
import { noticeText } from './notice.ts';

test.each([
  [{ did: 'sent', count: 1, skipped: 0 }, '1 lead was sent.'],
  [
    { did: 'sent', count: 3, skipped: 2 },
    '3 leads were sent. Left alone, since delivered already, on their way just now, in quarantine, or gone: 2.',
  ],
  [
    { did: 'released', count: 0, skipped: 1 },
    'No lead was released. Left alone, since not in quarantine: 1.',
  ],
  [{ did: 'deleted', count: 1_204 }, '1,204 leads were deleted.'],
  [{ did: 'nothing' }, 'No lead was selected, so nothing happened.'],
] as const)('%o', (notice, text) => {
  expect(noticeText(notice)).toEqual({ text, items: [] });
});

test('what erasing removed is listed, without what there was none of', () => {
  const removed = { leads: 2, attempts: 1, mails: 0, downloads: 3 };
  expect(noticeText({ did: 'erased', removed }).items).toEqual([
    '2 leads',
    '1 attempt at the CRM',
    '3 downloads',
  ]);
  expect(noticeText({ did: 'erased', removed: { leads: 0 } }).text).toContain('Nothing');
});

test.each([
  ['firstName', 'First name'],
  ['pillar:Data Spine Health:score', 'Data Spine Health, score'],
  ['acceptTerms', 'Accept terms'],
  ['some_new_field', 'Some new field'],
])('the field %s reads %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
