/**
 * Subsets the two typefaces into `src/ui/fonts/` (committed, so that a build needs no font tools):
 *
 *   node scripts/make-fonts.mjs
 *
 * Each face is three files: what nearly every page needs, the rest of Latin, and extended Latin; `unicode-range` in
 * `src/ui/styles/fonts.css` says which is loaded when. The display face is one static cut, between the text and the display
 * optical size: with the axis it is twice as large (21 KB). The text face keeps weights 400 to 600: two static cuts (400 and 600)
 * are 0.7 KB larger. After a change, measure the fallback faces again.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../src/ui/fonts/', import.meta.url);

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const common = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…→−`;
const files = [
  { suffix: '', from: 'latin', text: common },
  {
    suffix: '-latin',
    from: 'latin',
    text: without(range(0xa0, 0x2ff) + range(0x2000, 0x22ff), common),
  },
  {
    suffix: '-latin-ext',
    from: 'latin-ext',
    text: range(0x100, 0x2ff) + range(0x1e00, 0x1eff) + range(0x20a0, 0x20c0),
  },
];
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'calt', 'locl'];

const faces = [
  {
    folder: 'bricolage-grotesque',
    axis: 'opsz',
    options: { keepFeatures: features, variationAxes: { wght: 600, opsz: 48 } },
  },
  {
    folder: 'instrument-sans',
    axis: 'wght',
    options: {
      keepFeatures: [...features, 'tnum'],
      variationAxes: { wght: { min: 400, max: 600 } },
    },
  },
];

await mkdir(target, { recursive: true });
for (const { folder, axis, options } of faces) {
  for (const { suffix, from, text } of files) {
    const file = `${folder}/files/${folder}-${from}-${axis}-normal.woff2`;
    const original = await readFile(new URL(file, source));
    const woff2 = await subsetFont(original, text, { targetFormat: 'woff2', ...options });
    await writeFile(new URL(`${folder}${suffix}.woff2`, target), woff2);
    console.log(`${folder}${suffix}.woff2 ${woff2.length} bytes`);
  }
  await copyFile(new URL(`${folder}/LICENSE`, source), new URL(`${folder}.LICENSE.txt`, target));
}

function without(text, taken) {
  return [...text].filter((character) => !taken.includes(character)).join('');
}
