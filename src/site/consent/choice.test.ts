import { expect, test } from 'vitest';
import {
  type Asked,
  consentState,
  currentChoice,
  isLess,
  isSame,
  keepChoice,
  REJECTED,
} from './choice.ts';

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

/** A visitor who is asked about the tag manager. */
const visitor = (storage: () => Storage = storageWith()): Asked => ({
  tools: ['tagManager'],
  hasSignal: false,
  storage,
});

test('nobody has chosen at first, and a choice holds for a year', () => {
  const asked = visitor();
  expect(currentChoice(asked, NOON)).toBeUndefined();
  keepChoice({ statistics: true, marketing: false }, asked, NOON);
  expect(currentChoice(asked, NOON)).toMatchObject({ statistics: true, marketing: false });
  expect(currentChoice(asked, LATER)).toBeUndefined();
});

test('the privacy signal is a no, also against an older yes; only a yes in spite of it counts', () => {
  const silent = visitor();
  const signalling = { ...silent, hasSignal: true };
  expect(currentChoice(signalling, NOON)).toEqual(REJECTED);
  keepChoice(ALLOWED, silent, NOON);
  expect(currentChoice(signalling, NOON)).toEqual(REJECTED);
  keepChoice(ALLOWED, signalling, NOON);
  expect(currentChoice(signalling, NOON)).toMatchObject(ALLOWED);
});

test.each([
  ['a yes', ALLOWED, undefined],
  ['half a yes', { statistics: true, marketing: false }, undefined],
  ['a no', REJECTED, REJECTED],
])('%s, when another tool has come since, is now %s', (_, choice, expected) => {
  const asked = visitor();
  keepChoice(choice, asked, NOON);
  const now = currentChoice({ ...asked, tools: ['tagManager', 'tracker'] }, NOON);
  expect(isSame(now, expected)).toBe(true);
});

test('a yes holds when a tool has gone since, and in spite of the privacy signal only for what it was said of', () => {
  const asked = { ...visitor(), tools: ['tagManager', 'tracker'], hasSignal: true };
  keepChoice(ALLOWED, asked, NOON);
  expect(currentChoice({ ...asked, tools: ['tracker'] }, NOON)).toMatchObject(ALLOWED);
  expect(currentChoice({ ...asked, tools: ['tracker', 'pixel'] }, NOON)).toEqual(REJECTED);
});

test.each([
  [undefined, true],
  [7, true],
  [undefined, false],
])('of choices that tell %j of their tools, a yes (%j) is asked again', (tools, isYes) => {
  const text = JSON.stringify({ statistics: isYes, marketing: isYes, at: NOON, tools });
  const now = currentChoice(visitor(storageWith(text)), NOON);
  expect(isSame(now, isYes ? undefined : REJECTED)).toBe(true);
});

test.each(['{', 'null', '7', '"yes"', '{"at":"tomorrow","statistics":true}'])(
  'a stored %s is no choice',
  (text) => expect(currentChoice(visitor(storageWith(text)), NOON)).toBeUndefined(),
);

test('blocked storage is no choice, and keeping one there is no error', () => {
  const asked = visitor(() => {
    throw new Error('SecurityError');
  });
  expect(keepChoice(ALLOWED, asked, NOON)).toBe(false);
  expect(currentChoice(asked, NOON)).toBeUndefined();
});

test('no answer is not the same as a no', () => {
  expect(isSame(undefined, undefined)).toBe(true);
  expect(isSame(undefined, REJECTED)).toBe(false);
  expect(isSame(ALLOWED, { ...ALLOWED })).toBe(true);
});

test('one purpose for the other is less', () => {
  const [statistics, marketing] = [
    { statistics: true, marketing: false },
    { statistics: false, marketing: true },
  ];
  expect(isLess(statistics, marketing)).toBe(true);
  expect(isLess(marketing, statistics)).toBe(true);
  expect(isLess(statistics, ALLOWED)).toBe(false);
  expect(isLess(ALLOWED, ALLOWED)).toBe(false);
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
