import { expect, test } from 'vitest';
import type { CachedDocument } from './document-cache.server.ts';
import { fileAtOtherPath, scriptFile } from './client-files.server.ts';

const PART = scriptFile('export default 1;export const a=2');
const FILES = new Map([
  ['/assets/part-Dhz0AKr2.js', PART],
  ['/assets/react-B50HDXTK.js', scriptFile('export const b=3')],
]);
const read = (path: string): CachedDocument | undefined => fileAtOtherPath(FILES, path);
const REACT_ABOVE =
  'import*as m from"../react-B50HDXTK.js";export*from"../react-B50HDXTK.js";export default m.default';

test('serves a file that is listed in the folder, in the encodings it has', () => {
  expect(read('/assets/~1.Dhz0AKr2/part-Dhz0AKr2.js')).toBe(PART);
  expect(read('/assets/~1.B50HDXTK/~2.xxxxxxxx.Dhz0AKr2/part-Dhz0AKr2.js')).toBe(PART);
});

test('passes on what the folder above has of any other file, for as long as a browser keeps the file', () => {
  const react = read('/assets/~1.Dhz0AKr2/react-B50HDXTK.js')!;
  expect(String(react.bodies.identity)).toBe(REACT_ABOVE);
  expect(react.headers.join()).toContain('immutable');
});

test.each([
  '/assets/part-Dhz0AKr2.js',
  '/assets/~1.Dhz0AKr2/gone-Dhz0AKr2.js',
  '/assets/1.Dhz0AKr2/part-Dhz0AKr2.js',
  '/assets/~1.Dhz0AKr2/../part-Dhz0AKr2.js',
  '/media/~1.Dhz0AKr2/part-Dhz0AKr2.js',
])('has nothing at %s', (path) => {
  expect(read(path)).toBeUndefined();
});
