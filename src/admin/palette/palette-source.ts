import type { Permission } from '#src/platform/auth/policy.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import type { PaletteItem } from './palette-item.ts';

/** An area's addition to the command palette. Listed in `admin/find/palette-sources.server.ts`. */
export interface PaletteSource {
  /** heading of its results, in the plural */
  label: string;
  /** who may find them */
  permission: Permission;
  /**
   * The best items by name, at most a few, within 100 ms.
   * @param q at least two characters, cleaned
   */
  search(q: string, user: SignedInUser): Promise<PaletteItem[]>;
}
