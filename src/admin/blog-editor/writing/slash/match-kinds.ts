import { POST_NODES, type PostNode } from '#src/domains/content/body/post-nodes.ts';

/** The kinds of blocks that a query names, the best first; all for none. */
export function matchKinds(query: string): readonly PostNode[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return POST_NODES;
  const scored = POST_NODES.map((kind) => ({ kind, score: scoreOf(kind, words) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ kind }) => kind);
}

/** 0 unless each word begins one of the kind's; a name that begins so counts most. */
function scoreOf({ name, keywords, id }: PostNode, words: readonly string[]): number {
  const own = name.toLowerCase();
  const all = `${own} ${keywords} ${id.toLowerCase()}`.split(/[\s-]+/);
  if (!words.every((word) => all.some((each) => each.startsWith(word)))) return 0;
  if (own.startsWith(words.join(' '))) return 3;
  return own.split(' ').some((each) => each.startsWith(words[0]!)) ? 2 : 1;
}
