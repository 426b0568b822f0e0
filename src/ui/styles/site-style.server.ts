import core from './core.css?inline';
import { chooseParts, classesIn, type StylePart } from './style-parts.ts';

const coreClasses = classesIn(core);
const files = import.meta.glob<string>('./parts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const parts: StylePart[] = Object.values(files).map((css) => ({
  css,
  classes: new Set([...classesIn(css)].filter((name) => !coreClasses.has(name))),
}));

/** The minified styles that a document needs: what every page shares, and the parts whose classes stand in it. */
export const styleOf = (html: string): string => core + chooseParts(html, parts).join('');
