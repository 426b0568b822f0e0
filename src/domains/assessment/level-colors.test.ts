import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVEL_COLORS, ON_BRIGHT } from './level-colors.ts';
import { READINESS_LEVELS } from './questionnaire.ts';

const PAPER = '#FBF8F2';
const PINE = '#0A2E25';

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test.each(READINESS_LEVELS)('%s: shapes stand out, and text on them is legible', (level) => {
  const { solid, onSolid, bright } = LEVEL_COLORS[level];
  expect(contrast(solid, PAPER)).toBeGreaterThanOrEqual(3);
  expect(contrast(bright, PINE)).toBeGreaterThanOrEqual(3);
  expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ON_BRIGHT, bright)).toBeGreaterThanOrEqual(4.5);
});

test('no style sheet has colors of its own for the levels', () => {
  const files = globSync('src/{ui,blocks,site}/**/*.css');
  expect(files.length).toBeGreaterThan(20);
  const styles = files.map((file) => readFileSync(file, 'utf8'));
  for (const level of READINESS_LEVELS)
    for (const style of styles) expect(style).not.toContain(level);
});
