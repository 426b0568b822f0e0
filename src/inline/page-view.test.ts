import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ADDRESSES } from '#src/domains/site-map/addresses.ts';
import { FIRST_SCRIPT } from './inline-scripts.server.ts';

const ORIGIN = 'https://cadron.example';
const SECRET = 's3cr3t-t0ken';

/** Runs the inline script of a page as a browser does, and returns what leaves it or stays in the browser. */
function open(path: string, referrer = '') {
  const storage: Record<string, string> = {};
  const window: Record<string, unknown> = {
    document: {
      referrer,
      title: 'A page',
      currentScript: { dataset: {} },
      querySelector: () => ({ addEventListener: () => undefined }),
      querySelectorAll: () => [],
    },
    location: new URL(path, ORIGIN),
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    navigator: { connection: { saveData: true } },
    sessionStorage: storage,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    setTimeout: (run: () => void) => run(),
  };
  window['window'] = window;
  runInContext(FIRST_SCRIPT, createContext(window));
  return { kept: JSON.stringify([window['dataLayer'], storage, window['measured']]), storage };
}

const secretPaths = ADDRESSES.filter(({ isSecret }) => isSecret).map(({ path }) =>
  path.replace(/:\w+$/, SECRET),
);

test.each([...secretPaths, `/newsletter/confirm?token=${SECRET}`])(
  'neither the data layer nor the storage learns the secret of %s',
  (path) => {
    expect(open(path).kept).not.toContain(SECRET);
    const { kept, storage } = open('/contact?utm_source=mail', `${ORIGIN}${path}`);
    expect(kept).not.toContain(SECRET);
    expect(kept).toContain('page_view');
    expect(storage['landing']).toContain(`/contact?utm_source=mail ${ORIGIN}`);
  },
);
