import { expect, test } from 'vitest';
import { consentState, currentChoice, keepChoice, REJECTED } from './choice.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2027-11-22T12:00:00Z');
const ALLOWED = { statistics: true, marketing: true };

/** As much of a browser's storage as is used. */
function storageWith(text?: string): () => Storage {
  const items = new Map(text === undefined ? [] : [['consent', text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
  return () => storage;
}

test('nobody has chosen at first, and a choice holds for a year', () => {
  const storage = storageWith();
  expect(currentChoice(storage, false, NOON)).toBeUndefined();
  keepChoice({ statistics: true, marketing: false }, storage, false, NOON);
  expect(currentChoice(storage, false, NOON)).toMatchObject({ statistics: true, marketing: false });
  expect(currentChoice(storage, false, LATER)).toBeUndefined();
});

test('the privacy signal is a no, also against an older yes; only a yes in spite of it counts', () => {
  const storage = storageWith();
  expect(currentChoice(storage, true, NOON)).toEqual(REJECTED);
  keepChoice(ALLOWED, storage, false, NOON);
  expect(currentChoice(storage, true, NOON)).toEqual(REJECTED);
  keepChoice(ALLOWED, storage, true, NOON);
  expect(currentChoice(storage, true, NOON)).toMatchObject(ALLOWED);
});

test.each(['{', 'null', '7', '"yes"', '{"at":"tomorrow","statistics":true}'])(
  'a stored %s is no choice',
  (text) => expect(currentChoice(storageWith(text), false, NOON)).toBeUndefined(),
);

test('blocked storage is no choice, and keeping one there is no error', () => {
  const blocked = (): Storage => {
    throw new Error('SecurityError');
  };
  keepChoice(ALLOWED, blocked, false, NOON);
  expect(currentChoice(blocked, false, NOON)).toBeUndefined();
});

test('each purpose grants its own', () => {
  expect(consentState({ statistics: true, marketing: false })).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  const { analytics_storage: statistics, ...ads } = consentState({
    statistics: false,
    marketing: true,
  });
  expect(statistics).toBe('denied');
  expect(new Set(Object.values(ads))).toEqual(new Set(['granted']));
});
