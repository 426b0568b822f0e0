import { expect, test } from 'vitest';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import {
  announcementMoments,
  frameOf,
  isAnnounced,
  navigationOf,
  parseFrame,
  problemsOfFrame,
  type SiteFrame,
} from './site-frame.ts';

const announcing = (announcement: Partial<SiteFrame['header']['announcement']>): SiteFrame =>
  frameOf({
    ...BUILT_IN_FRAME,
    header: { ...BUILT_IN_FRAME.header, announcement: { text: 'We moved.', ...announcement } },
  });
const isShown = (frame: SiteFrame, at: string) =>
  isAnnounced(frame.header.announcement, new Date(at));

test('an announcement is shown from its first day through its last, in the time zone of the site', () => {
  const frame = announcing({ from: '2026-12-01', until: '2026-12-02' });
  // Central Time is six hours behind.
  expect(isShown(frame, '2026-12-01T05:59:59Z')).toBe(false);
  expect(isShown(frame, '2026-12-01T06:00:00Z')).toBe(true);
  expect(isShown(frame, '2026-12-03T05:59:59Z')).toBe(true);
  expect(isShown(frame, '2026-12-03T06:00:00Z')).toBe(false);
  expect(announcementMoments(frame).map((moment) => new Date(moment).toISOString())).toEqual([
    '2026-12-01T06:00:00.000Z',
    '2026-12-03T06:00:00.000Z',
  ]);
});

test('an announcement without dates is shown at once, and one without a text never', () => {
  expect(isShown(announcing({}), '2026-12-01T12:00:00Z')).toBe(true);
  expect(isShown(announcing({ text: '' }), '2026-12-01T12:00:00Z')).toBe(false);
  expect(announcementMoments(announcing({}))).toEqual([]);
  expect(announcementMoments(announcing({ text: '', from: '2026-12-01' }))).toEqual([]);
});

test('a day that is still being typed keeps no draft from being shown, and no frame public', () => {
  const frame = announcing({ from: '2026-13' });
  expect(isShown(frame, '2026-12-01T12:00:00Z')).toBe(true);
  expect(problemsOfFrame(frame)).toMatchObject([{ field: 'header.announcement.from' }]);
});

test('a link of the announcement without a target is refused at its place', () => {
  expect(problemsOfFrame(announcing({ label: 'See the map' }))).toMatchObject([
    { field: 'header.announcement.href' },
  ]);
});

test('a draft may lack anything, and has every field empty', () => {
  const draft = frameOf({ title: 'Menus and brand', header: { menus: [{ label: 'More' }] } });
  expect(draft.brand.name).toBe('');
  expect(draft.footer.columns).toEqual([]);
  expect(navigationOf(draft)).toMatchObject({
    menus: [{ label: 'More', href: '' }],
    action: undefined,
  });
});

test.each([
  ['logo', { light: 'javascript:alert(1)' }, 'logo.light'],
  ['footer', { legal: [{ label: 'x', href: 'data:text/html,x' }] }, 'footer.legal.0.href'],
])('not even a draft has an address in its %s that could run', (group, value, field) => {
  expect(parseFrame({ ...BUILT_IN_FRAME, [group]: value })).toMatchObject({
    ok: false,
    problems: [{ field }],
  });
});

test('names each field that keeps a frame from being public', () => {
  const { brand, header } = BUILT_IN_FRAME;
  const problems = problemsOfFrame({
    ...BUILT_IN_FRAME,
    brand: { ...brand, country: 'Texas' },
    header: { ...header, menus: [{ label: 'More', href: '', hint: '', links: [] }] },
    logo: { ...BUILT_IN_FRAME.logo, dark: 'logo.png' },
  });
  expect(problems.map(({ field }) => field)).toEqual([
    'brand.country',
    'logo.dark',
    'header.menus.0.href',
  ]);
});
