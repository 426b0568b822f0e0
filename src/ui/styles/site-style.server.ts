import core from './core.css?inline';
import { selectorsIn, selectParts, type StylePart } from './style-parts.ts';

const coreClasses = new Set(selectorsIn(core).flat());
const files = import.meta.glob<string>('./parts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
// A rule for classes of the core alone, beside others of a part, is no reason to load the part.
const parts: StylePart[] = Object.values(files).map((css) => ({
  css,
  selectors: selectorsIn(css).filter((classes) => classes.some((name) => !coreClasses.has(name))),
}));

/** Returns the minified styles of a document: the core styles, and the parts whose classes it uses. */
export const styleOf = (html: string): string => core + selectParts(html, parts).join('');

/** The styles of every document, for one whose content changes in the browser: the canvas of an editor. */
export const allStyles = (): string => core + parts.map(({ css }) => css).join('');
