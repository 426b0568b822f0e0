import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ENDLESS = /([^{};]+)\{[^{}]*animation:[^;{}]*\binfinite\b/g;

const COMMENT = /\/\*.*?\*\//gs;

/** Shown only while a script loads something, which the canvas has none of; or in the admin area. */
const OF_SCRIPTS = /^\.(admin-spinner|site-progress|skeleton-card)\b/;

test('nothing in the canvas moves without end', () => {
  const canvas = readFileSync('src/site/canvas/canvas.css', 'utf8');
  const endless = globSync('src/{ui,blocks,site}/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll(COMMENT, '').matchAll(ENDLESS)].map(([, selector]) =>
      selector!.trim(),
    ),
  );
  expect(endless).toContain('.drift path');
  for (const selector of endless.filter((each) => !OF_SCRIPTS.test(each)))
    expect(canvas).toContain(`${selector} {\n  animation: none !important;`);
});
