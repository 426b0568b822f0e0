import type { EditorState } from '@tiptap/pm/state';

/** The text after a typed slash, and where the slash is. */
interface SlashQuery {
  from: number;
  query: string;
}

const MAX_LENGTH = 24;
const TYPED = /(?:^|\s)\/([\p{L}\p{N}]?[\p{L}\p{N} ]*)$/u;

/** The query before the cursor: a slash at the beginning of a word of a text. None in code. */
export function slashQueryOf({ selection: { $from, empty } }: EditorState): SlashQuery | undefined {
  const { parent, parentOffset } = $from;
  if (!empty || !parent.isTextblock || parent.type.spec.code) return undefined;
  const start = Math.max(0, parentOffset - MAX_LENGTH);
  // What was cut off is no beginning of the text.
  const before = (start > 0 ? 'x' : '') + parent.textBetween(start, parentOffset, undefined, '￼');
  const query = TYPED.exec(before)?.[1];
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, query };
}
