import { expect, test } from 'vitest';
import { unwantedCookies } from './tag-cookies.ts';

const STATISTICS = ['_ga', '_ga_ABC123', '_gat_UA-1', '_gid'];
const MARKETING = [
  '_gac_1',
  '_gcl_au',
  '_fbp',
  '_fbc',
  'hubspotutk',
  '__hstc',
  '__hssc',
  '__hssrc',
];
const OTHERS = ['run', 'theirs', 'my_ga', 'xhubspotutk', '__host'];
const COOKIES = [...STATISTICS, ...MARKETING, ...OTHERS].map((name) => `${name}=a=b`).join('; ');

test.each([
  [{ statistics: false, marketing: false }, [...STATISTICS, ...MARKETING]],
  [{ statistics: true, marketing: false }, MARKETING],
  [{ statistics: false, marketing: true }, STATISTICS],
  [{ statistics: true, marketing: true }, []],
])('%j does not allow the cookies %j', (choice, unwanted) => {
  expect(unwantedCookies(COOKIES, choice)).toEqual(unwanted);
  expect(unwantedCookies('', choice)).toEqual([]);
});
