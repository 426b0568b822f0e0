import { expect, test } from 'vitest';
import { SERVICES } from '#content/frame.ts';
import { heroOfPage, heroOfPath } from './block-sources.server.ts';

const page = (type: string, props: unknown) => ({ blocks: [{ type, id: 'hero', props }] });
const streams = { shape: 'merge', ends: ['One', 'Two', 'Three'], river: 'All' };

test('finds the drawing of a service, and the named streams of a page', () => {
  expect(heroOfPage(page('service-hero', { drawing: 'journey' }))).toEqual({ hero: 'journey' });
  expect(heroOfPage(page('page-hero', { streams }))).toEqual({ streams });
});

test('finds nothing without a drawing, or with props that an editor broke', () => {
  expect(heroOfPage(page('page-hero', { title: 'Terms' }))).toBeUndefined();
  expect(heroOfPage(page('service-hero', { drawing: 'no such drawing' }))).toBeUndefined();
  expect(heroOfPage(page('page-hero', { streams: { shape: 'merge' } }))).toBeUndefined();
  expect(heroOfPage(page('hero-confluence', {}))).toBeUndefined();
  expect(heroOfPage({ blocks: [] })).toBeUndefined();
});

test('knows the drawing of every service by its path', () => {
  for (const { href } of SERVICES) expect(heroOfPath(href), href).toHaveProperty('hero');
  expect(heroOfPath('/nowhere')).toBeUndefined();
});
