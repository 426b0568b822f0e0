import { expect, test } from 'vitest';
import {
  type ConsentContext,
  consentState,
  currentChoice,
  withdrawsConsent,
  isSameChoice,
  saveChoice,
  REJECTED,
} from './choice.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2027-11-22T12:00:00Z');
const ALLOWED = { statistics: true, marketing: true };

/** The part of `Storage` that the code uses. */
function storageWith(text?: string): () => Storage {
  const items = new Map(text === undefined ? [] : [['consent', text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
  return () => storage;
}

/** A visitor of a site with the tag manager. */
const visitor = (storage: () => Storage = storageWith()): ConsentContext => ({
  tools: ['tagManager'],
  hasSignal: false,
  storage,
});

test('has no choice at first, and keeps a choice for a year', () => {
  const context = visitor();
  expect(currentChoice(context, NOON)).toBeUndefined();
  saveChoice({ statistics: true, marketing: false }, context, NOON);
  expect(currentChoice(context, NOON)).toMatchObject({ statistics: true, marketing: false });
  expect(currentChoice(context, LATER)).toBeUndefined();
});

test('treats the privacy signal as a rejection, unless consent was given despite it', () => {
  const silent = visitor();
  const signalling = { ...silent, hasSignal: true };
  expect(currentChoice(signalling, NOON)).toEqual(REJECTED);
  saveChoice(ALLOWED, silent, NOON);
  expect(currentChoice(signalling, NOON)).toEqual(REJECTED);
  saveChoice(ALLOWED, signalling, NOON);
  expect(currentChoice(signalling, NOON)).toMatchObject(ALLOWED);
});

test.each([
  ['consent', ALLOWED, undefined],
  ['partial consent', { statistics: true, marketing: false }, undefined],
  ['a rejection', REJECTED, REJECTED],
])('after a tool was added, %s becomes %j', (_, choice, expected) => {
  const context = visitor();
  saveChoice(choice, context, NOON);
  const now = currentChoice({ ...context, tools: ['tagManager', 'tracker'] }, NOON);
  expect(isSameChoice(now, expected)).toBe(true);
});

test('keeps consent after a tool was removed, and despite the signal only for the tools it names', () => {
  const context = { ...visitor(), tools: ['tagManager', 'tracker'], hasSignal: true };
  saveChoice(ALLOWED, context, NOON);
  expect(currentChoice({ ...context, tools: ['tracker'] }, NOON)).toMatchObject(ALLOWED);
  expect(currentChoice({ ...context, tools: ['tracker', 'pixel'] }, NOON)).toEqual(REJECTED);
});

test.each([
  [undefined, true],
  [7, true],
  [undefined, false],
])('with stored tools %j, a choice %j is valid only as a rejection', (tools, isYes) => {
  const text = JSON.stringify({ statistics: isYes, marketing: isYes, at: NOON, tools });
  const now = currentChoice(visitor(storageWith(text)), NOON);
  expect(isSameChoice(now, isYes ? undefined : REJECTED)).toBe(true);
});

test.each(['{', 'null', '7', '"yes"', '{"at":"tomorrow","statistics":true}'])(
  'ignores the stored value %s',
  (text) => expect(currentChoice(visitor(storageWith(text)), NOON)).toBeUndefined(),
);

test('has no choice and does not throw when storage is blocked', () => {
  const context = visitor(() => {
    throw new Error('SecurityError');
  });
  expect(saveChoice(ALLOWED, context, NOON)).toBe(false);
  expect(currentChoice(context, NOON)).toBeUndefined();
});

test('distinguishes no choice from a rejection', () => {
  expect(isSameChoice(undefined, undefined)).toBe(true);
  expect(isSameChoice(undefined, REJECTED)).toBe(false);
  expect(isSameChoice(ALLOWED, { ...ALLOWED })).toBe(true);
});

test('counts swapping one purpose for the other as withdrawing consent', () => {
  const [statistics, marketing] = [
    { statistics: true, marketing: false },
    { statistics: false, marketing: true },
  ];
  expect(withdrawsConsent(statistics, marketing)).toBe(true);
  expect(withdrawsConsent(marketing, statistics)).toBe(true);
  expect(withdrawsConsent(statistics, ALLOWED)).toBe(false);
  expect(withdrawsConsent(ALLOWED, ALLOWED)).toBe(false);
});

test('grants the storage types of each purpose', () => {
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
