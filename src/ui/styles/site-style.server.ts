import core from './core.css?inline';
import { selectParts, classesIn, type StylePart } from './style-parts.ts';

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

/** Returns the minified styles of a document: the core styles, and the parts whose classes it uses. */
export const styleOf = (html: string): string => core + selectParts(html, parts).join('');

/** The styles of every document, for one whose content changes in the browser. */
export const allStyles = (): string => core + parts.map(({ css }) => css).join('');
