import core from '#src/ui/styles/core.css?inline';

/** A rule, or a group of rules that a condition or a layer is around. */
interface Rule {
  /** what is before the brace */
  head: string;
  body: string | Rule[];
  /** classes that an element and what is around it need: one list for each selector */
  selectors: readonly (readonly string[])[];
}

interface StylePart {
  css: string;
  rules: readonly Rule[];
  /** lists of classes of which one has to be in a document that needs the part */
  selectors: readonly (readonly string[])[];
}

const GROUP = /^@(?:media|supports|container|layer)\b/;

/** Reads a style sheet. A rule that is nested in a rule of elements is a part of its text. */
export function readRules(css: string): Rule[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  let [depth, start, brace] = [0, 0, 0];
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) brace = index;
      depth += 1;
      continue;
    }
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    if (sign === '}')
      rules.push(ruleOf(text.slice(start, brace).trim(), text.slice(brace + 1, index)));
    else rules.push({ head: text.slice(start, index).trim(), body: '', selectors: [[]] });
    start = index + 1;
  }
  return rules;
}

function ruleOf(head: string, text: string): Rule {
  if (!GROUP.test(head))
    return { head, body: text, selectors: head.startsWith('@') ? [[]] : classesOf(head) };
  const body = readRules(text);
  return { head, body, selectors: body.flatMap(({ selectors }) => selectors) };
}

/** The classes of each selector. Of those in parentheses, one alone within `:is()` or `:has()` is needed, too. */
const classesOf = (head: string): string[][] =>
  withoutParentheses(head)
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));

function withoutParentheses(text: string): string {
  const shorter = text
    .replaceAll(/:not\([^()]*\)|\([^(),]*,[^()]*\)/g, '')
    .replaceAll(/(?<!:not)\(([^(),]*)\)/g, ' $1');
  return shorter === text ? text : withoutParentheses(shorter);
}

/** Returns the classes of a document. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));

/** Returns the parts that have a rule for these classes, in the given order. */
export const selectParts = (used: ReadonlySet<string>, parts: readonly StylePart[]): StylePart[] =>
  parts.filter(({ selectors }) =>
    selectors.some((classes) => classes.every((name) => used.has(name))),
  );

/** Writes the rules that apply to these classes, or to no class at all. */
export function writeRules(rules: readonly Rule[], used: ReadonlySet<string>): string {
  let text = '';
  for (const { head, body, selectors } of rules) {
    if (!selectors.some((classes) => classes.every((name) => used.has(name)))) continue;
    if (typeof body !== 'string') {
      const inner = writeRules(body, used);
      if (inner) text += `${head}{${inner}}`;
    } else text += body ? `${head}{${body}}` : `${head};`;
  }
  return text;
}

/**
 * Classes that scripts or panels of the server bring into a document, by a class of the document that announces them. Their rules
 * are sent with it. `site/document/later-classes.test.tsx` finds what is missing here.
 */
const LATER: Readonly<Record<string, string>> = {
  toasts: 'toast-title sr-only tone-paper btn btn-ink btn-quiet',
  logos: 'logo-fading logos-turned',
  'hero-art': 'traced on',
  'first-days': 'h4',
  'insights-filters': 'pending skeleton-card post-grid wrap section',
  // A form with mistakes, and its confirmation.
  'form-fields':
    'field-errors form-error form-panel form-sent h2-long lead btn btn-large btn-copper more arrow',
  // Its other steps, and the failure screen.
  'assessment-card':
    'assessment-empty assessment-resumed more section grid-12 opening h2-long h2 lead btn-quiet check text-link field-errors form-error ' +
    'gauge gauge-track gauge-bands gauge-cut level chips chip streams streams-wide question question-progress question-pillar ' +
    'question-text question-hint question-options option option-key option-radio forming result-aside tone-pine h3 summary form-short bar-legend result-pillars ' +
    'result-pillar result-answer result-score result-ring result-meaning results result-panel result-details heading-label ' +
    'result-share share-link thanks-level bar promises rows assessment wrap failure h1-long',
};

/** Adds the classes that these announce. */
export function withLater(classes: ReadonlySet<string>): Set<string> {
  const announced = Object.entries(LATER).filter(([name]) => classes.has(name));
  return new Set([...classes, ...announced.flatMap(([, names]) => names.split(' '))]);
}

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
