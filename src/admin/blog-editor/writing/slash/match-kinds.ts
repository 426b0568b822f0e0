import { bestMatches, matchScore } from '#src/admin/palette/match-commands.ts';
import { POST_NODES } from '#src/domains/content/body/post-nodes.ts';

/** The kinds of blocks that a query names, the best first; all for none. */
export const matchKinds = (query: string) =>
  bestMatches(POST_NODES, ({ name, keywords, id }) =>
    matchScore(query.trim(), name, `${keywords} ${id}`),
  );
