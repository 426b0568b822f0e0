import { expect, test } from 'vitest';
import { tagSources } from './tag-sources.ts';

const NOTHING = {
  GTM_ID: undefined,
  HUBSPOT_PORTAL_ID: '4242',
  HUBSPOT_TRACKING: false,
  HUBSPOT_SCRIPTS_ORIGIN: 'https://js-eu1.hs-scripts.com',
  TAG_ORIGINS: ['https://px.ads.example'],
};

test('returns no origins without a tool', () => {
  expect(tagSources(NOTHING)).toEqual({ script: [], connect: [], image: [] });
});

test.each([
  ['the tag manager', { GTM_ID: 'GTM-TEST' }],
  ['the tracker', { HUBSPOT_TRACKING: true }],
  ['both', { GTM_ID: 'GTM-TEST', HUBSPOT_TRACKING: true }],
])('allows further origins once with %s', (_, settings) => {
  for (const sources of Object.values(tagSources({ ...NOTHING, ...settings })))
    expect(sources.filter((source: string) => source === 'https://px.ads.example')).toHaveLength(1);
});

test('allows nothing for the tracker while no account is set', () => {
  const unset = { ...NOTHING, HUBSPOT_TRACKING: true, HUBSPOT_PORTAL_ID: undefined };
  expect(tagSources(unset).script).toEqual([]);
});

test('allows the region of the tracker, for scripts and tracking pixels', () => {
  const { script, image } = tagSources({ ...NOTHING, HUBSPOT_TRACKING: true });
  expect(script).toContain('https://js-eu1.hs-scripts.com');
  expect(image).toContain('https://*.hubspot.com');
});
