import { expect, test } from 'vitest';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { type Life, startLife } from '#src/domains/documents/life/life.ts';
import { calendarSpan, calendarView } from './calendar-view.ts';

const NOW = new Date('2026-11-29T18:00:00Z');

const document = (life: Partial<Life>, version = 1) =>
  ({
    id: 'one',
    kind: 'page',
    title: 'Winter webinar',
    version,
    life: { ...startLife(), version, ...life },
  }) as DocumentSummary;

const viewOf = (documents: readonly DocumentSummary[], month = '2026-12', mayMove = true) =>
  calendarView(documents, calendarSpan(month, NOW), mayMove);
const entriesOf = (...given: Parameters<typeof viewOf>) =>
  viewOf(...given).weeks.flatMap((week) => week.flatMap(({ entries }) => entries));

const publish = (at: string) => ({
  publish: { revision: 2, version: 1, address: '/a', at: new Date(at) },
});

test('shows whole weeks around a month, and the current one unless the address names another', () => {
  const { weeks, title, previous, next, today } = viewOf([]);
  expect([title, previous, next, today]).toEqual([
    'December 2026',
    '2026-11',
    '2027-01',
    '2026-11-29',
  ]);
  expect(weeks.map(([first]) => first!.day)).toEqual([
    '2026-11-29',
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
    '2026-12-27',
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  for (const asked of [null, '', '2026-13', '1999-01', 'x'])
    expect(calendarSpan(asked, NOW).month).toBe('2026-11');
});

test.each(['2026-02', '2026-08', '2024-02', '2026-03', '2026-11'])(
  'the weeks of %s contain each of its days once',
  (month) => {
    const days = viewOf([], month).weeks.flat();
    const own = days.filter(({ isOther }) => !isOther).map(({ number }) => number);
    expect(own).toEqual(own.map((_, index) => index + 1));
    expect(own.length).toBe(
      new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate(),
    );
  },
);

test('puts what is scheduled on its day in the time zone of the site', () => {
  const [entry] = entriesOf([document(publish('2026-12-03T04:30:00Z'))]);
  expect(entry).toMatchObject({
    day: '2026-12-02',
    time: '10:30 PM CST',
    what: 'scheduled',
    to: '/admin/page-editor/one',
    seen: expect.any(String),
  });
});

test('only those who may publish move, and only what was not edited since', () => {
  const scheduled = publish('2026-12-03T15:00:00Z');
  const isMovable = (...given: Parameters<typeof viewOf>) =>
    entriesOf(...given)[0]!.seen !== undefined;
  expect(isMovable([document(scheduled)])).toBe(true);
  expect(isMovable([document(scheduled)], '2026-12', false)).toBe(false);
  expect(isMovable([document(scheduled, 2)])).toBe(false);
});

test('an end and a first publication have entries of their own, which do not move', () => {
  const life = {
    firstPublishedAt: new Date('2026-12-01T15:00:00Z'),
    unpublishAt: new Date('2026-12-20T15:00:00Z'),
  };
  expect(entriesOf([document(life)]).map(({ day, what, seen }) => [day, what, seen])).toEqual([
    ['2026-12-01', 'published', undefined],
    ['2026-12-20', 'offline', undefined],
  ]);
});
