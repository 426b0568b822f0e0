import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CAMPAIGN_PARAMETERS } from '#src/domains/leads/attribution/campaign-parameters.ts';
import { ADDRESSES } from '#src/domains/site-map/addresses.ts';
import { FIRST_SCRIPT } from './inline-scripts.server.ts';

const ORIGIN = 'https://cadron.example';
const SECRET = 's3cr3t-t0ken';

interface Opening {
  referrer?: string;
  prerendering?: boolean;
  dataset?: Readonly<Record<string, string>>;
  storage?: Record<string, string>;
}

/** Runs the inline script of a page as a browser does, and returns what leaves it or stays in the browser. */
function open(
  path: string,
  { referrer = '', prerendering = false, dataset = {}, storage = {} }: Opening = {},
) {
  const listeners: Record<string, ((event: object) => void)[]> = {};
  const addEventListener = (name: string, listener: (event: object) => void) => {
    (listeners[name] ??= []).push(listener);
  };
  const visited: string[] = [];
  const location = Object.assign(new URL(path, ORIGIN), {
    replace: (address: string) => visited.push(address),
  });
  const window: Record<string, unknown> = {
    document: {
      referrer,
      prerendering,
      title: 'A page',
      currentScript: { dataset },
      querySelector: () => ({ addEventListener: () => undefined }),
      querySelectorAll: () => [],
      addEventListener,
    },
    location,
    URL,
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    navigator: {},
    requestIdleCallback: () => visited.push('starts'),
    sessionStorage: storage,
    addEventListener,
    clearTimeout: () => undefined,
    setTimeout: (run: () => void) => run(),
  };
  window['window'] = window;
  runInContext(FIRST_SCRIPT, createContext(window));
  return {
    storage,
    visited,
    fire: (name: string, event = {}) => listeners[name]!.forEach((listen) => listen(event)),
    kept: () => JSON.stringify([window['dataLayer'], storage, window['measured']]),
    views: () => (window['measured'] as { views: object[] }).views.length,
  };
}

const secretPaths = ADDRESSES.filter(({ isSecret }) => isSecret).map(({ path }) =>
  path.replace(/:\w+$/, SECRET),
);

test.each([...secretPaths, `/newsletter/confirm?token=${SECRET}`])(
  'neither the data layer nor the storage learns the secret of %s',
  (path) => {
    expect(open(path).kept()).not.toContain(SECRET);
    const referrer = `${ORIGIN}${path}`;
    const { kept, storage } = open('/contact?utm_source=mail', { referrer });
    expect(kept()).not.toContain(SECRET);
    expect(kept()).toContain('page_view');
    expect(storage['landing']).toContain(`/contact?utm_source=mail ${ORIGIN}`);
  },
);

test('a prerendered page sends, stores and loads nothing before it is shown', () => {
  const { fire, views, storage, visited } = open('/about', { prerendering: true });
  expect([views(), storage]).toEqual([0, {}]);
  fire('prerenderingchange');
  expect([views(), storage['view']]).toEqual([1, `${ORIGIN}/about`]);
  const loaded = open('/about', { prerendering: true });
  loaded.fire('load');
  expect(loaded.visited).toEqual([]);
  loaded.fire('prerenderingchange');
  expect([loaded.visited, visited]).toEqual([['starts'], []]);
});

test('a restored page counts once more, and a private one loads again', () => {
  const page = open('/about');
  page.fire('pageshow', { persisted: false });
  page.fire('pageshow', { persisted: true });
  expect([page.views(), page.visited]).toEqual([2, []]);
  const form = open('/forms/contact?step=2#name', { dataset: { private: 'true' } });
  form.fire('pageshow', { persisted: true });
  expect([form.views(), form.visited]).toEqual([1, ['/forms/contact?step=2']]);
});

const SCHEDULER = 'https://meet.example/audit';
const touch = (parameters: Record<string, string>) => ({ landingPage: '/', parameters });

/** The address of a link after it was clicked. */
function click(link: { href: string }, path: string, attribution?: object) {
  const dataset = { settings: JSON.stringify({ schedulers: [SCHEDULER] }) };
  const storage = attribution && { attribution: JSON.stringify(attribution) };
  const page = open(path, { dataset, ...(storage && { storage }) });
  page.fire('click', { target: { closest: () => link } });
  return link.href;
}

test('a link to a scheduler takes the last and the first touch, once, and keeps its own parameters', () => {
  const link = { href: `${SCHEDULER}?utm_medium=site#times` };
  const attribution = {
    first: touch({ utm_source: 'podcast', gclid: '1' }),
    last: touch({ utm_source: 'mail & more', utm_medium: 'email' }),
  };
  const once = click(link, '/book-audit', attribution);
  const { origin, pathname, searchParams, hash } = new URL(once);
  expect(origin + pathname + hash).toBe(`${SCHEDULER}#times`);
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_medium: 'site',
    utm_source: 'mail & more',
    first_utm_source: 'podcast',
    first_gclid: '1',
  });
  expect(click(link, '/book-audit', attribution)).toBe(once);
});

test('a link to a scheduler that is pressed before any touch is stored takes those of the address', () => {
  const query = CAMPAIGN_PARAMETERS.map((name) => `${name}=1`).join('&');
  const first = CAMPAIGN_PARAMETERS.map((name) => `first_${name}=1`).join('&');
  const pressed = click({ href: SCHEDULER }, `/book-audit?${query}&email=a&id=2`);
  expect(pressed).toBe(`${SCHEDULER}?${query}&${first}`);
  expect(click({ href: SCHEDULER }, '/book-audit')).toBe(SCHEDULER);
  expect(click({ href: '/about' }, `/book-audit?${query}`)).toBe('/about');
});
