import type { AssetKind } from '#src/domains/media/asset.ts';

/** Whether people see it, so that it needs an alternative text. */
export const isVisual = (kind: AssetKind): boolean => kind === 'picture' || kind === 'drawing';
