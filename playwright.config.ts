import { defineConfig, devices } from '@playwright/test';
import { IS_FULL_RUN } from './tests/support/tier.ts';
import { WORKERS } from './tests/support/workers.ts';

const chromium = process.env['CHROMIUM_PATH'];

/**
 * `npm test` sets CHROMIUM_PATH and names the json report. Tests in tests/e2e run at desktop size; those in
 * tests/e2e/phone, and those tagged @phone, at phone size too or instead; @phone-full only in the full tier.
 */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/support/golden-data-setup.ts',
  forbidOnly: true,
  // Tracing every test would take a quarter of the time. A failed test runs once more, with a trace, and still fails.
  retries: 1,
  failOnFlakyTests: true,
  workers: WORKERS,
  // Each worker starts sites of its own, so files run side by side but the tests of one file in order.
  fullyParallel: false,
  // Generous, since a busy machine is no fault of a page; what is waited for has shorter limits of its own.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    // A click on what is gone fails with its name instead of taking the time of the whole test.
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox', // tests may run as root, where Chromium has no sandbox
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'phone/**',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.spec.ts',
      grep: IS_FULL_RUN ? /@phone|phone\// : /@phone(?!-full)|phone\//,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 3,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
