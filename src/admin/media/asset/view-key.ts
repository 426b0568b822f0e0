import type { Asset } from '#src/domains/media/asset.ts';

/** The key of a view: its file, and the view before. */
export const viewKey = ({ file, focus, crop }: Pick<Asset, 'file' | 'focus' | 'crop'>): string =>
  JSON.stringify([file.hash, focus.x, focus.y, crop]);
