import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FULL, NEEDS } from './scripts/lib/test-needs.mjs';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { startModule } from './scripts/vite/start-module.ts';
import { WAIT_MS, WORKERS } from './tests/support/workers.ts';

const INTEGRATION = ['**/*.integration.test.{ts,tsx}', 'tests/integration/**/*.test.ts'];
// On a PostgreSQL of the system, the tests of running the embedded one would only say the same again.
const EMBEDDED = process.env['TEST_POSTGRES_BIN'] ? ['src/platform/db/embedded/**'] : [];
/** React in a simulated document: form states, steps, toasts. What needs layout or a network goes to tests/e2e. */
const DOM = ['src/**/*.dom.test.{ts,tsx}'];
const QUICK_PASSWORDS = fileURLToPath(
  new URL('./tests/support/quick-passwords.ts', import.meta.url),
);
const SETUP = ['./tests/support/setup.ts'];
const NEVER = ['**/node_modules/**', 'build/**', 'tests/e2e/**'];

/**
 * Unit and integration tests do not mock modules, so their files share one process per worker; loading every module
 * again for every file took more than half of the time. Files of DOM tests each get a new window and new modules, but
 * not a new process: that took more than half of their CPU time.
 *
 * React Router's own plugin stays out: it rewrites route modules for the browser and the server apart.
 */
export default defineConfig({
  plugins: [inlineScript(), startModule()],
  test: {
    maxWorkers: WORKERS,
    setupFiles: SETUP,
    allowOnly: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // A busy machine is no fault of the code.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: WAIT_MS } },
    tags: [
      { name: FULL, description: 'takes long: runs in `npm run test:all`, and where it is named' },
      ...Object.entries(NEEDS).map(([name, description]) => ({ name, description })),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            '{src,content,server,scripts}/**/*.test.{ts,tsx}',
            'tests/{architecture,builders,fakes,support}/**/*.test.{ts,tsx}',
          ],
          exclude: [...NEVER, ...INTEGRATION, ...DOM],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          pool: 'vmForks',
          include: DOM,
          setupFiles: './tests/support/dom-setup.ts',
        },
      },
      {
        extends: true,
        resolve: { alias: { './password-cost.ts': QUICK_PASSWORDS } },
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: INTEGRATION,
          exclude: [...NEVER, ...EMBEDDED],
          globalSetup: './tests/support/postgres-global-setup.ts',
        },
      },
    ],
  },
});
