import { expect, test } from 'vitest';
import { ACTIVITY, positionOf, toFilter } from './activity-list.ts';

const parse = (query: string) => ACTIVITY.parse(new URLSearchParams(query));

test('an address has exactly the filter that it was made from', () => {
  const query = {
    area: 'content',
    action: 'page.published',
    actor: 'ana+b@cadron.example',
    object: 'redirect:/a:b?c',
    from: '2026-11-01',
    to: '2026-11-22',
    search: 'AI & “more”',
    page: 1,
  } as const;
  const { searchParams, pathname } = new URL(ACTIVITY.address(query), 'https://cadron.example');
  expect([pathname, ACTIVITY.parse(searchParams)]).toEqual(['/admin/activity', query]);
  expect(toFilter(query).object).toEqual({ kind: 'redirect', id: '/a:b?c' });
  expect(ACTIVITY.address({ before: '7' })).toBe('/admin/activity?before=7');
  expect(ACTIVITY.address({})).toBe('/admin/activity');
});

test.each([
  'area=all',
  'action=x',
  'action=a.b%00c',
  'object=page',
  'object=page:',
  'object=:1',
  'from=2026-02-30',
  'to=yesterday',
  'from=',
  'search=+%00+',
  'actor=',
])('ignores %s', (query) => {
  expect(parse(query)).toEqual({ page: 1 });
});

test('a span begins with the first day and ends with the last, in the time zone of the site', () => {
  expect(toFilter(parse('from=2026-11-01&to=2026-11-01'))).toEqual({
    from: new Date('2026-11-01T05:00:00Z'),
    until: new Date('2026-11-02T06:00:00Z'),
  });
});

test('a position is the number of an entry', () => {
  const position = (query: string) => positionOf(parse(query));
  expect(position('before=12')).toEqual({ before: 12 });
  expect(position('after=12')).toEqual({ after: 12 });
  for (const text of ['', 'before=0', 'before=-1', 'before=1e3', `after=${'9'.repeat(20)}`])
    expect(position(text), text).toBeUndefined();
});
