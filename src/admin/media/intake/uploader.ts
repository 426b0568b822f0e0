import type { Editor } from '#src/domains/media/asset.ts';

/** Who uploads, as the library and the history name them. */
export const uploaderOf = ({ id, email }: { id: string; email: string }): Editor => ({
  id,
  name: email,
});
