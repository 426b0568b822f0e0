import core from '#src/ui/styles/core.css?inline';
import {
  classesIn,
  readRules,
  selectParts,
  type StylePart,
  writeRules,
  withLater,
} from './style-parts.ts';

const coreRules = readRules(core);
const coreClasses = new Set(coreRules.flatMap(({ selectors }) => selectors).flat());
const files = import.meta.glob<string>(['../../ui/styles/parts/*.css', '../../blocks/*/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** In the order of their names: the later of two rules with the same weight wins. */
const sheets = Object.entries(files)
  .toSorted(([one], [other]) => (nameOf(one) < nameOf(other) ? -1 : 1))
  .map(([, css]) => css);
// A rule for classes of the core alone, beside others of a part, is no reason to load the part.
const parts: StylePart[] = sheets.map((css) => {
  const rules = readRules(css);
  const selectors = rules.flatMap((rule) => rule.selectors);
  return {
    css,
    rules,
    selectors: selectors.filter((classes) => classes.some((name) => !coreClasses.has(name))),
  };
});

/** Returns the minified styles of a document: the rules of the core, and of the parts that it needs, for its classes. */
export function styleOf(html: string): string {
  const used = classesIn(html);
  const needed = selectParts(used, parts).flatMap(({ rules }) => rules);
  return writeRules([...coreRules, ...needed], withLater(used));
}

/** The whole core, and the parts that a document needs, whose content React changes in the browser. */
export const wholeStyleOf = (html: string): string =>
  core +
  selectParts(classesIn(html), parts)
    .map(({ css }) => css)
    .join('');

/** The styles of every document, for one whose content changes in the browser: the canvas of an editor. */
export const allStyles = (): string => core + parts.map(({ css }) => css).join('');
