import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogoView } from '#src/blocks/block.ts';
import { findAll } from '#tests/support/html.ts';
import { loadTechnologyLogos, SERVER_WAIT_MS } from './load-technology-logos.ts';
import { TechnologyLogos } from './technology-logos.view.tsx';

const LOGOS = [
  { name: 'HubSpot', url: '/HubSpot.svg' },
  { name: 'Stripe', url: '/Stripe.svg' },
];
const props = { label: '', title: 'Systems', lead: 'That clients own.' };

describe('on the server', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const load = (logos: () => Promise<LogoView[] | undefined>) =>
    loadTechnologyLogos(props, { logos });

  test('lists the folder and clears its timer', async () => {
    const folders: string[] = [];
    const listed = await loadTechnologyLogos(props, {
      logos: async (folder) => (folders.push(folder), LOGOS),
    });
    expect(listed).toBe(LOGOS);
    expect(folders).toEqual(['Technology Logos']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('distinguishes a failure from an empty folder', async () => {
    expect(await load(async () => undefined)).toBeUndefined();
    expect(await load(async () => [])).toEqual([]);
  });

  test('does not wait for storage that hangs', async () => {
    const listed = load(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(SERVER_WAIT_MS);
    expect(await listed).toBeUndefined();
  });
});

describe('the rendered markup', () => {
  const render = (data: readonly LogoView[] | undefined) =>
    renderToStaticMarkup(<TechnologyLogos {...props} id="technology" data={data} />);

  test('contains each logo with its name', () => {
    const html = render(LOGOS);
    expect(findAll(html, { name: 'img' }).map(({ attribs }) => attribs['alt'])).toEqual([
      'HubSpot',
      'Stripe',
    ]);
    expect(html).toContain('<div role="status"></div>');
    expect(html).not.toContain('<noscript>');
  });

  test('shows a loading message without a listing, and a failure without JavaScript', () => {
    const html = render(undefined);
    expect(html).toContain('<div role="status"><p>Loading logos...</p></div>');
    expect(html).toContain('<noscript><p>Failed to load technology logos.</p></noscript>');
    expect(html).not.toContain('<img');
    // The class must be present, or the grid's styles would not be loaded.
    expect(html).toContain('<div class="logos">');
  });

  test('shows a message for an empty folder', () => {
    const html = render([]);
    expect(html).toContain('No technologies have been added yet.');
    expect(html).not.toMatch(/<ul|<button|<noscript/);
  });
});
