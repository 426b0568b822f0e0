/**
 * Subsets the two typefaces into `src/ui/fonts/` (committed, so that a build needs no font tools):
 *
 *   node scripts/make-fonts.mjs
 *
 * The display face keeps its optical size axis and loses its weights: the browser then renders a 26 px heading in the
 * text cut and a 150 px one in the display cut from one file. The text face keeps weights 400 to 600. After a change,
 * measure the fallback faces of `src/ui/styles/fonts.css` again.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../src/ui/fonts/', import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const punctuation = '\u00a0£©®°·×–—‘’“”…€™−';
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž';
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'calt', 'locl'];

const faces = [
  {
    folder: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    name: 'bricolage-grotesque-600',
    text: `${ascii}${punctuation}éèáíóúñüöäçÉ`,
    options: { keepFeatures: features, variationAxes: { wght: 600, opsz: { min: 24, max: 72 } } },
  },
  {
    folder: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans-400-600',
    text: `${ascii}${punctuation}${accents}¡¿§«»‹›•½¼¾²³≤≥≈`,
    options: {
      keepFeatures: [...features, 'tnum'],
      variationAxes: { wght: { min: 400, max: 600 } },
    },
  },
];

await mkdir(target, { recursive: true });
for (const { folder, file, name, text, options } of faces) {
  const original = await readFile(new URL(`${folder}/files/${file}`, source));
  const woff2 = await subsetFont(original, text, { targetFormat: 'woff2', ...options });
  await writeFile(new URL(`${name}.woff2`, target), woff2);
  await copyFile(new URL(`${folder}/LICENSE`, source), new URL(`${name}.LICENSE.txt`, target));
  console.log(`${name}.woff2 ${woff2.length} bytes`);
}
