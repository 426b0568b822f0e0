import { tryStorage } from '#src/ui/browser-storage.ts';
import type { PaletteItem } from './palette-item.ts';

const MAX_RECENT = 6;

/** Of each user, since several people may share a browser. */
const keyOf = (userId: string) => `admin-recent-${userId}`;

/** What the user has opened with the palette, the latest first. */
export function readRecent(userId: string): PaletteItem[] {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, MAX_RECENT) : [];
}

/** Remembers an item. Records of visitors are left out: they would stay in the browser after the sign-out. */
export function rememberItem(userId: string, { id, title, hint, to, ...item }: PaletteItem): void {
  if (item.isPersonal) return;
  const added: PaletteItem = {
    id,
    title,
    to,
    ...(hint !== undefined && { hint }),
    ...(item.isDocument && { isDocument: true }),
  };
  const others = readRecent(userId).filter((one) => one.id !== id);
  tryStorage(() =>
    localStorage.setItem(keyOf(userId), JSON.stringify([added, ...others].slice(0, MAX_RECENT))),
  );
}

/** People can edit their storage, so a link may lead only to this site. */
function isItem(value: unknown): value is PaletteItem {
  const { id, title, to } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof to === 'string' &&
    /^\/(?![/\\])/.test(to)
  );
}
