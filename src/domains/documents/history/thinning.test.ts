import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thin, type ThinnedCheckpoint } from './thinning.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-22T12:30:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

/** Checkpoints of one document, saved so many hours ago, oldest first. */
const history = (...hours: number[]): ThinnedCheckpoint[] =>
  hours.map((hour, index) => ({ version: index + 1, savedAt: ago(hour), name: null }));

const checkpoints = fc
  .array(
    fc.record({ hours: fc.double({ min: 0, max: 400, noNaN: true }), isNamed: fc.boolean() }),
    {
      maxLength: 60,
      size: 'max',
    },
  )
  .map((saves) =>
    saves
      .toSorted((one, other) => other.hours - one.hours)
      .map(({ hours, isNamed }, index) => ({
        version: index + 1,
        savedAt: ago(hours),
        name: isNamed && index % 5 === 0 ? 'Before launch' : null,
      })),
  );

const without = (all: readonly ThinnedCheckpoint[], versions: readonly number[]) =>
  all.filter(({ version }) => !versions.includes(version));

test('keeps all of a day, the last of an hour for a week, then the last of a day', () => {
  expect(thin(history(23, 22.9, 22.8, 0), NOW)).toEqual([]);
  expect(thin(history(48.4, 48.3, 48.2, 47.2, 0), NOW)).toEqual([2, 1]);
  expect(thin(history(24 * 9 + 3, 24 * 9 + 2, 24 * 9 + 1, 24 * 8, 0), NOW)).toEqual([2, 1]);
});

test('keeps the newest, however old, and what is named or in use', () => {
  const old = history(300.3, 300.2, 300.1);
  expect(thin(old, NOW)).toEqual([2, 1]);
  expect(thin(old, NOW, new Set([1]))).toEqual([2]);
  expect(thin([{ ...old[0]!, name: 'Launch' }, ...old.slice(1)], NOW)).toEqual([2]);
  expect(thin([], NOW)).toEqual([]);
});

test('leaves one of every hour or day, and never deletes what has to stay', () => {
  fc.assert(
    fc.property(checkpoints, fc.array(fc.nat(60)), (all, used) => {
      const gone = new Set(thin(all, NOW, new Set(used)));
      for (const { version, savedAt, name } of all) {
        const age = NOW.getTime() - savedAt.getTime();
        const mustStay =
          age < DAY || name !== null || used.includes(version) || version === all.length;
        if (mustStay) expect(gone).not.toContain(version);
        const period = age < 7 * DAY ? HOUR : DAY;
        const isSame = (other: ThinnedCheckpoint) =>
          Math.floor(other.savedAt.getTime() / period) === Math.floor(savedAt.getTime() / period);
        expect(all.some((other) => isSame(other) && !gone.has(other.version))).toBe(true);
      }
    }),
  );
});

test('leaves the same when it ran earlier too', () => {
  const days = fc.double({ min: 0, max: 20, noNaN: true });
  fc.assert(
    fc.property(checkpoints, days, (all, count) => {
      const later = new Date(NOW.getTime() + count * DAY);
      const first = without(all, thin(all, NOW));
      const twice = without(first, thin(first, later));
      expect(twice).toEqual(without(all, thin(all, later)));
    }),
  );
});
