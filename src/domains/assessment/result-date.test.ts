import { expect, test } from 'vitest';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { formatResultDate } from './result-date.ts';

test.each(['2026-06-04T02:30:00Z', '2026-11-22T05:59:00Z', '2026-11-22T06:00:00Z'])(
  'names the day of %s in the time zone of the site',
  (moment) => {
    const named = new Date(`${formatResultDate(new Date(moment))} UTC`);
    expect(named.toISOString().slice(0, 10)).toBe(siteDay(new Date(moment)));
  },
);
