import { expect, test } from 'vitest';
import { originOf, parseTime } from './source-values.ts';

test.each([
  ['2024-01-05', { day: '2024-01-05' }],
  ['2024/1/5', { day: '2024-01-05' }],
  ['January 5th, 2024', { day: '2024-01-05' }],
  ['@5 January 2024', { day: '2024-01-05' }],
  ['05.01.2024', { day: '2024-01-05' }],
  ['1/25/2024', { day: '2024-01-25' }],
  ['2024-01-05 23:30', { local: '2024-01-05T23:30:00' }],
  ['2024-01-05T23:30:15.123', { local: '2024-01-05T23:30:15' }],
  ['Jan 5, 2024 at 9:05 PM', { local: '2024-01-05T21:05:00' }],
  ['2019-03-08 23:30:00 -0500', { instant: '2019-03-09T04:30:00.000Z' }],
  ['2024-01-05T09:00:00+09:00', { instant: '2024-01-05T00:00:00.000Z' }],
  ['2024-01-05 09:00:00.5+00', { instant: '2024-01-05T09:00:00.500Z' }],
  ['Fri, 05 Jan 2024 09:00:00 EST', { instant: '2024-01-05T14:00:00.000Z' }],
  ['Fri Jan 05 2024 09:00:00 GMT+0100 (CET)', { instant: '2024-01-05T08:00:00.000Z' }],
  ['1704445200', { instant: '2024-01-05T09:00:00.000Z' }],
  ['1704445200000', { instant: '2024-01-05T09:00:00.000Z' }],
  ['1/5/2024', undefined],
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
