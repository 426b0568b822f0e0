import stylelint from 'stylelint';

const NAME = 'cadron/max-lines';

/** A rule of stylelint: a style sheet has at most that many lines, since it styles one part. */
const maxLines = Object.assign(
  (limit) => (root, result) => {
    const { line } = root.source.end;
    const message = `${line} lines, of at most ${limit}: find the second part in it`;
    if (line > limit) stylelint.utils.report({ result, ruleName: NAME, message, node: root });
  },
  { ruleName: NAME, messages: {}, meta: { url: '' } },
);

export const rules = [stylelint.createPlugin(NAME, maxLines)];
