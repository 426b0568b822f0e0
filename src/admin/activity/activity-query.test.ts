import { expect, test } from 'vitest';
import { activityAddress, parseActivityQuery, parsePosition, toFilter } from './activity-query.ts';

const parse = (query: string) => parseActivityQuery(new URLSearchParams(query));

test('an address has exactly the filter that it was made from', () => {
  const query = {
    area: 'content',
    action: 'page.published',
    actor: 'ana+b@cadron.example',
    object: { kind: 'redirect', id: '/a:b?c' },
    from: '2026-11-01',
    to: '2026-11-22',
    search: 'AI & “more”',
  } as const;
  const { searchParams, pathname } = new URL(activityAddress(query), 'https://cadron.example');
  expect([pathname, parseActivityQuery(searchParams)]).toEqual(['/admin/activity', query]);
  expect(activityAddress({}, { before: 7 })).toBe('/admin/activity?before=7');
  expect(activityAddress({})).toBe('/admin/activity');
});

test.each([
  'area=all',
  'action=x',
  'action=a.b%00',
  'object=page',
  'object=page:',
  'object=:1',
  'from=2026-02-30',
  'to=yesterday',
  'from=',
  'search=+%00+',
  'actor=',
])('ignores %s', (query) => {
  expect(parse(query)).toEqual({});
});

test('a span begins with the first day and ends with the last, in the time zone of the site', () => {
  expect(toFilter({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
    from: new Date('2026-11-01T05:00:00Z'),
    until: new Date('2026-11-02T06:00:00Z'),
  });
});

test('a position is the number of an entry', () => {
  const position = (query: string) => parsePosition(new URLSearchParams(query));
  expect(position('before=12')).toEqual({ before: 12 });
  expect(position('after=12')).toEqual({ after: 12 });
  for (const text of ['', 'before=0', 'before=-1', 'before=1e3', `after=${'9'.repeat(20)}`])
    expect(position(text), text).toBeUndefined();
});
