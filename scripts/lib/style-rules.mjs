import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import stylelint from 'stylelint';
import { ROOT } from './repository.mjs';

/** A rule of stylelint that reports each message of `check`, whose nodes are the root or rules of a sheet. */
const rule = (ruleName, check) =>
  stylelint.createPlugin(
    ruleName,
    Object.assign(
      (option) => (root, result) => {
        for (const [node, message] of check(root, option))
          stylelint.utils.report({ result, ruleName, message, node });
      },
      { ruleName, messages: {}, meta: { url: '' } },
    ),
  );

/** A style sheet has at most that many lines, since it styles one part. */
function* maxLines(root, limit) {
  const { line } = root.source.end;
  if (line > limit) yield [root, `${line} lines, of at most ${limit}: find the second part in it`];
}

/** What may be said of a part of another area: where it stands, and that it does not show. */
const PLACE =
  /^(margin|grid-(area|column|row)|flex|order|(align|justify|place)-self|(min-|max-)?(width|height)|position|inset|top|right|bottom|left|z-index)/;

/** The area of a style sheet: `kit`, `leads`, or `ui`. */
const areaOf = (path) => /src\/(?:admin\/)?([^/]+)/.exec(path.replaceAll('\\', '/'))[1];

/** The last compound of a selector: `.b:hover` in `.a > .b:hover`, without what it has or is not. */
function subjectOf(selector) {
  let [depth, start] = [0, 0];
  for (const [at, character] of [...selector].entries())
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && /[\s>+~]/.test(character)) start = at + 1;
  return selector.slice(start).replace(/:(has|not)\(.*\)/, '');
}

const classesOf = (selector) => selector.match(/\.[a-z][\w-]*/gi) ?? [];

/** The areas whose sheets style each class alone. */
const owners = new Map();
for (const path of globSync('src/{admin,ui}/**/*.css', { cwd: ROOT })) {
  const text = readFileSync(`${ROOT}/${path}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  for (const [, list] of text.matchAll(/([^{};@]+)\{/g))
    for (const selector of list.split(','))
      if (subjectOf(selector.trim()) && !/[^\s][\s>+~]/.test(selector.trim()))
        for (const name of classesOf(selector))
          owners.set(name, new Set(owners.get(name)).add(areaOf(path)));
}

/** A sheet places parts of the kit and of other areas, and never restyles them; the frame alone follows what it shows. */
function* ownSubjects(root) {
  const area = areaOf(relative(ROOT, root.source.input.file));
  const isForeign = (name) => owners.has(name) && !owners.get(name).has(area);
  const rules = [];
  if (area !== 'kit') root.walkRules((each) => void rules.push(each));
  for (const each of rules) {
    const styles = each.nodes.find(
      (node) => node.type === 'decl' && !PLACE.test(node.prop) && `${node}` !== 'display: none',
    );
    const found = each.selectors.find((selector) => {
      const names = classesOf(subjectOf(selector));
      return names.length > 0 && names.every(isForeign) && !/^(\.admin|html):/.test(selector);
    });
    if (styles && found)
      yield [each, `${found}: give the part a class of your own, or a variant of the kit`];
  }
}

export const rules = [rule('cadron/max-lines', maxLines), rule('cadron/own-subjects', ownSubjects)];
