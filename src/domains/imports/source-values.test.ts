import { expect, test } from 'vitest';
import type { SourceWarning } from './source.ts';
import { joinAuthors, originOf, parseTime, readTime, warnTo } from './source-values.ts';

const noon = (day: string) => ({ instant: `${day}T12:00:00.000Z` });

test.each<[unknown, unknown]>([
  ['2024-01-05', { day: '2024-01-05' }],
  ['2024/1/5', { day: '2024-01-05' }],
  ['@5 January 2024', { day: '2024-01-05' }],
  ['05.01.2024', { day: '2024-01-05' }],
  ['1/25/2024', { day: '2024-01-25' }],
  ['2024-01-05 23:30', { local: '2024-01-05T23:30:00' }],
  ['2024-01-05T23:30:15.123', { local: '2024-01-05T23:30:15' }],
  ['2019-03-08 23:30:00 -0500', { instant: '2019-03-09T04:30:00.000Z' }],
  ['2024-01-05T09:00:00+09:00', { instant: '2024-01-05T00:00:00.000Z' }],
  ['2024-01-05 09:00:00.5+00', { instant: '2024-01-05T09:00:00.500Z' }],
  ['Fri, 05 Jan 2024 09:00:00 EST', { instant: '2024-01-05T14:00:00.000Z' }],
  ['Fri Jan 05 2024 09:00:00 GMT+0100 (CET)', { instant: '2024-01-05T08:00:00.000Z' }],
  ['1704445200', { instant: '2024-01-05T09:00:00.000Z' }],
  ['1704445200000', { instant: '2024-01-05T09:00:00.000Z' }],
  ['5 Jan 2024', { day: '2024-01-05' }],
  ['25/1/2024', { day: '2024-01-25' }],
  ['5/5/2024', { day: '2024-05-05' }],
  ['2024-01-05 12:00:00', { local: '2024-01-05T12:00:00' }],
  ['Jan 5, 2024 12:00 PM', { local: '2024-01-05T12:00:00' }],
  ['2024-01-05T12:00:00Z', noon('2024-01-05')],
  ['2024-01-05T12:00:00.000Z', noon('2024-01-05')],
  ['2024-01-05T13:00:00+0100', noon('2024-01-05')],
  ['2024-01-05 08:30:00 -03:30', noon('2024-01-05')],
  ['2024-01-05 07:00:00 EST', noon('2024-01-05')],
  ['05.01.2024, 1:00 pm GMT+1', noon('2024-01-05')],
  ['Fri, 05 Jan 2024 12:00:00 +0000', noon('2024-01-05')],
  [1_704_456_000_000, noon('2024-01-05')],
  ['1/5/2024', undefined],
  ['03/04/2024 12:15 AM', undefined],
  ['', undefined],
  ['Monday', undefined],
  ['2023-02-29', undefined],
  ['31.04.2024', undefined],
  ['13/13/2024', undefined],
  ['2024-01-05 25:00:00', undefined],
  ['2024-02-31 10:00:00', undefined],
  ['Mon, 30 Nov -0001 00:00:00 +0000', undefined],
  ['99999999999999', undefined],
  ['2024-01-05 and more', undefined],
  ['May the 4th', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [{}, undefined],
  ['2024-02-30', undefined],
  ['2024-13-01', undefined],
  ['2024-01-05T25:00', undefined],
  ['0000-00-00 00:00:00', undefined],
  ['soon', undefined],
  ['chapter 5', undefined],
  ['2024', undefined],
  [' '.repeat(100_000), undefined],
])('the date %j is %j', (text, time) => {
  expect(parseTime(text)).toEqual(time);
});

test.each([
  ['posts.csv', 'posts'],
  ['posts (2).csv', 'posts'],
  ['cms_blog_posts-2024-05-01.csv', 'cms_blog_posts'],
  ['Export-0a1b2c3d-1111-4222-8333-444455556666.zip', 'Export'],
  ['my.blog.zip', 'my.blog'],
])('%j is the source %j, whatever copy or day it is of', (name, origin) => {
  expect(originOf(name)).toBe(origin);
});

test('a table may name the zone in its head', () => {
  expect(parseTime('2024-01-05 12:00', 'UTC')).toEqual(noon('2024-01-05'));
});

test.each([
  ['3/4/2024', 'The date “3/4/2024” cannot be read'],
  ['someday', 'The date “someday” cannot be read'],
  [
    '2024-01-05 12:00 IST',
    'The date “2024-01-05 12:00 IST” is in a time zone that is unknown: IST',
  ],
  [
    '2024-07-05 14:00 CEST',
    'The date “2024-07-05 14:00 CEST” is in a time zone that is unknown: CEST',
  ],
  ['2024-01-05 12:00 EST', undefined],
  ['1/25/2024 12:00 PM', undefined],
  ['', undefined],
])('of the date %j, a warning says %j', (written, text) => {
  const warnings: SourceWarning[] = [];
  readTime(written, warnTo(warnings));
  expect(warnings).toEqual(text === undefined ? [] : [{ kind: 'date', text }]);
  expect(parseTime('2024-01-05 12:00 IST')).toEqual({ local: '2024-01-05T12:00:00' });
});

test('several authors are one name, and none of them is dropped', () => {
  const names = ['Jo', '', 'Kim', 'Lee'].map((name) => ({ key: name.toLowerCase(), name }));
  expect(joinAuthors(names)).toEqual({ key: 'jo++kim+lee', name: 'Jo, Kim, and Lee' });
  expect(joinAuthors([])).toBeUndefined();
});
