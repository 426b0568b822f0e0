import { type AnyExtension, type Mark, markInputRule } from '@tiptap/core';

/** Signs around words, which the help names. A blank inside the signs, as in `2 * 3 * 4`, makes them signs of the text. */
const RULES: Readonly<Record<string, RegExp>> = {
  bold: /(?:^|\s)(\*\*(?![\s*])((?:[^*]*[^*\s])?)\*\*)$/,
  italic: /(?:^|\s)(\*(?![\s*])((?:[^*]*[^*\s])?)\*)$/,
  strike: /(?:^|\s)(~~(?![\s~])((?:[^~]*[^~\s])?)~~)$/,
};

/** A mark with the rules of this editor in place of Tiptap's, which take `__init__` for a format. */
export function withTypingRules(extension: AnyExtension): AnyExtension {
  const find = RULES[extension.name];
  if (!find) return extension;
  return (extension as Mark).extend({
    addInputRules() {
      return [markInputRule({ find, type: this.type })];
    },
  });
}
