import { expect, test } from 'vitest';
import { withoutImports } from './route-imports.ts';

test.each([
  ['import(`./a-1.js`).then(f)', 'window.load(`/assets/a-1.js`).then(f)'],
  ['await import("./a-1.js")', 'await window.load("/assets/a-1.js")'],
  ['()=>import(e.module)', '()=>window.load(e.module)'],
  ['import{r as e}from"./a-1.js";', 'import{r as e}from"./a-1.js";'],
  ['import.meta.resolve(e)', 'import.meta.resolve(e)'],
  ['e.import(1);reimport(2)', 'e.import(1);reimport(2)'],
])('%s becomes %s', (code, routed) => {
  expect(withoutImports(code)).toBe(routed);
});
