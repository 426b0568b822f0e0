import { expect, test } from 'vitest';
import { fieldLabel } from './lead-list.ts';
import { deletedNotice, emailNotice, erasedNotice, goneNotice, sentNotice } from './lead-notice.ts';

test.each([
  [
    sentNotice('send-again', { count: 1, unconfigured: 0, skipped: 0 }),
    '1 lead was queued for the CRM.',
  ],
  [
    sentNotice('send-again', { count: 5, unconfigured: 2, skipped: 2 }),
    '3 leads were queued for the CRM. 2 leads wait until their CRM form is configured, and are then delivered. 2 skipped: already delivered, being delivered, in quarantine, or deleted.',
  ],
  [
    sentNotice('send-again', { count: 1, unconfigured: 1, skipped: 0 }),
    'No lead was sent. 1 lead waits until its CRM form is configured, and is then delivered.',
  ],
  [
    sentNotice('release', { count: 2, unconfigured: 1, skipped: 0 }),
    '2 leads were released. 1 lead waits until its CRM form is configured, and is then delivered.',
  ],
  [
    sentNotice('release', { count: 0, unconfigured: 0, skipped: 1 }),
    'No lead was released. 1 skipped: deleted or not in quarantine.',
  ],
  [
    goneNotice(2),
    'These leads no longer exist: they were deleted, or the person was erased. Nothing was changed.',
  ],
  [deletedNotice(1_204), '1,204 leads were deleted.'],
  [goneNotice(0), 'No lead was selected. Nothing was changed.'],
])('%o', (notice, text) => {
  expect(notice).toMatchObject({ text });
});

test('a result that changed nothing stays until it is dismissed', () => {
  const kinds = [
    goneNotice(0),
    goneNotice(1),
    emailNotice(false),
    emailNotice(true),
    deletedNotice(1),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual(['error', 'error', 'error', 'done', 'done']);
});

test('lists the removed rows by kind, without kinds that had none', () => {
  const removed = { leads: 2, attempts: 1, mails: 0, downloads: 3 };
  expect(erasedNotice(removed).items).toEqual(['2 leads', '1 delivery attempt', '3 downloads']);
  expect(erasedNotice({ leads: 0 }).text).toContain('Nothing');
});

test.each([
  ['firstName', 'First name'],
  ['pillar:Data Spine Health:score', 'Data Spine Health, score'],
  ['acceptTerms', 'Accept terms'],
  ['some_new_field', 'Some new field'],
])('the field %s is labeled %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
