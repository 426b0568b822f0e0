import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portraitFile } from './avatar.tsx';
import { CLOTHES } from './clothes.ts';
import { HAIR } from './hair.ts';
import { BACKGROUNDS, type Background, palettesOn } from './papers.ts';
import { portraitOf } from './portrait.ts';

const ALL_BACKGROUNDS = Object.keys(BACKGROUNDS) as Background[];
const names = Array.from({ length: 60 }, (_, index) => `Person number ${index}`);

/** The perceived lightness of a color, 0 to 255. */
function lightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red! + 0.587 * green! + 0.114 * blue!;
}

test('draws the same portrait for the same name', () => {
  const first = portraitFile('Ada Example', 'pine');
  portraitFile('Bo Example', 'sand');
  expect(portraitFile('Ada Example', 'pine')).toBe(first);
});

test('uses every style of hair and clothes, and draws most names differently', () => {
  const portraits = names.map((name) => portraitOf(name, 'sand'));
  expect(new Set(portraits.map(({ hair }) => hair)).size).toBe(Object.keys(HAIR).length);
  expect(new Set(portraits.map(({ clothes }) => clothes)).size).toBe(Object.keys(CLOTHES).length);
  expect(new Set(portraits.map(({ shapes }) => JSON.stringify(shapes))).size).toBeGreaterThan(45);
});

test('changes only the colors with the background', () => {
  for (const name of names) {
    const [{ shapes: dark, shirt: _d, ...onDark }, { shapes: light, shirt: _l, ...onLight }] = [
      portraitOf(name, 'panel'),
      portraitOf(name, 'sand'),
    ];
    expect(onDark).toEqual(onLight);
    expect(dark.map(({ fill }) => fill)).not.toEqual(light.map(({ fill }) => fill));
  }
});

test('has enough contrast between hair, clothes, face and background', () => {
  for (const background of ALL_BACKGROUNDS)
    for (const { skin, hair, clothes } of palettesOn(background)) {
      for (const paper of [...skin, hair[0], clothes[0]])
        expect(Math.abs(lightness(paper) - lightness(BACKGROUNDS[background]))).toBeGreaterThan(15);
      expect(Math.abs(lightness(skin[0]) - lightness(skin[1]))).toBeGreaterThan(40);
      expect(hair).not.toContain(skin[0]);
    }
});

test('draws any name in less than a kilobyte', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...ALL_BACKGROUNDS), (name, background) => {
      const svg = portraitFile(name, background);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{2}/);
      expect(brotliCompressSync(svg).length).toBeLessThan(1024);
    }),
    { numRuns: 60 },
  );
});
