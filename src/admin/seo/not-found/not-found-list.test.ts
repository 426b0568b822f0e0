import { expect, test } from 'vitest';
import type { NotFoundView } from '#src/domains/redirects/not-found-views.ts';
import { notFoundView } from './not-found-list.ts';

const now = new Date('2026-03-02T09:00:00Z');
const entry: NotFoundView = {
  path: '/hello/ana@ridgeline.example',
  address: '/hello/ana%40ridgeline.example',
  hits: 3,
  robotHits: 0,
  firstSeenAt: now,
  lastSeenAt: now,
  referrers: [
    { referrer: 'https://mail.example/?u=ana@ridgeline.example', hits: 2, lastSeenAt: now },
    { referrer: 'https://mail.example/?u=bo%40ridgeline.example', hits: 1, lastSeenAt: now },
    { referrer: '/services', hits: 1, lastSeenAt: now },
  ],
  suggestions: [],
};
const counts = { visitors: 1, robots: 0, ignored: 0 };
const rowFor = (seesPeople: boolean) =>
  notFoundView(
    { entries: [entry], total: 1, page: 1, pages: 1 },
    counts,
    { page: 1 },
    {
      now,
      seesPeople,
    },
  ).rows[0]!;

test('hides what visitors may have typed from someone who may not see people', () => {
  const row = rowFor(false);
  expect(JSON.stringify(row)).not.toMatch(/ana|bo%40|ridgeline|u=/);
  expect(row).toMatchObject({
    referrers: [
      { label: 'https://mail.example/', hits: '3' },
      { label: '/services', hits: '1' },
    ],
  });
});

test('shows addresses as they were asked for to someone who may see people', () => {
  expect(rowFor(true)).toMatchObject({ path: entry.path, referrers: [{ hits: '2' }, {}, {}] });
});
