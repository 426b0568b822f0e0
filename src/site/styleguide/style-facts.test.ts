import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colorsIn, forcedStates, textStylesIn } from './style-facts.ts';

const sheet = (name: string) =>
  readFileSync(new URL(`../../ui/styles/${name}.css`, import.meta.url), 'utf8');

test('computes the contrast of WCAG in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#FFFFFF', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0a2e25', '#0a2e25')).toBe(1);
});

test('finds all colors of the tokens', () => {
  const tokens = sheet('tokens');
  const colors = colorsIn(tokens);
  expect(colors.size).toBe(tokens.match(/--color-[a-z]/g)!.length);
  expect(colors.get('pine-deep')).toBe('#061f19');
});

test('finds the steps of the type scale with their smallest and largest sizes', () => {
  const styles = textStylesIn(sheet('type'), sheet('tokens'));
  expect(styles.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['h1-home', 'h1-mid', 'h2', 'card-title', 'lead', 'note', 'figure-xl']),
  );
  const css =
    ':root {\n --a: clamp(1rem, 0.5rem + 2vw, 3rem);\n}\n@media x {\n --a: clamp(2rem, 1vw, 4rem);\n}';
  expect(textStylesIn('  .a {\n    font-size: var(--a);\n  }', css)).toEqual([
    { name: 'a', least: 16, most: 64 },
  ]);
});

test('turns hover and focus rules into rules of classes', () => {
  const css =
    '@layer x {\n .a { top: 0 }\n /* why */\n .a:hover { left: 0 }\n :focus-visible { right: 0 }\n}';
  expect(forcedStates(css)).toBe('.a.is-hover { left: 0 }\n.is-focus { right: 0 }');
});

test('finds hover rules of buttons', () => {
  expect(forcedStates(sheet('buttons'))).toContain('.btn-copper.is-hover {');
});
