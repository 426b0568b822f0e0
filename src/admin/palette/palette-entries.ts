import type { Shortcut } from '#src/admin/shortcuts/shortcut-registry.ts';
import { matchByKeyword, matchCommands, matchScore } from './match-commands.ts';
import type { PaletteCommand, PaletteGroup, PaletteItem } from './palette-item.ts';

/** An option of the list. */
export type PaletteEntry = PaletteCommand;

export interface EntryGroup {
  label: string;
  items: readonly PaletteEntry[];
}

interface EntryParts {
  q: string;
  recent: readonly PaletteItem[];
  commands: readonly PaletteCommand[];
  shortcuts: readonly Shortcut[];
  found: readonly PaletteGroup[];
}

const MAX_COMMANDS = 6;
const MAX_UNTYPED = 30;

/**
 * The options in groups. Without a text: what was opened recently, then everything one can go to or do. With one: pages
 * and actions of that name, what the server has found, and what is known by another word. Nothing is listed twice.
 */
export function buildEntries({ q, recent, commands, shortcuts, found }: EntryParts): EntryGroup[] {
  const pages = commands.filter(({ id }) => id.startsWith('page/'));
  const actions = [
    ...commands.filter(({ id }) => !id.startsWith('page/')),
    ...shortcutCommands(commands, shortcuts),
  ];
  const limit = q === '' ? MAX_UNTYPED : MAX_COMMANDS;
  const groups: EntryGroup[] = [
    { label: 'Recent', items: q === '' ? recent : [] },
    { label: 'Go to', items: matchCommands(q, pages, limit) },
    { label: 'Actions', items: matchCommands(q, actions, limit) },
    ...bestFirst(q, found),
    { label: 'Related', items: matchByKeyword(q, [...pages, ...actions], limit) },
  ];
  const seen = new Set<string>();
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ id }) => !seen.has(id) && seen.add(id)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The groups with the best match first, otherwise in their own order. */
function bestFirst(q: string, found: readonly PaletteGroup[]): PaletteGroup[] {
  const best = ({ items }: PaletteGroup) =>
    Math.max(...items.map(({ title }) => matchScore(q, title)));
  return found.toSorted((a, b) => best(b) - best(a));
}

/** Shortcuts as commands, except those of a command in the list, the palette's own, and other keys for the same. */
function shortcutCommands(
  commands: readonly PaletteCommand[],
  shortcuts: readonly Shortcut[],
): PaletteCommand[] {
  const known = new Set([PALETTE_KEYS, ...commands.map(({ keys }) => keys)]);
  return shortcuts
    .filter(
      ({ keys, label, scope }, at) =>
        !known.has(keys) &&
        at === shortcuts.findIndex((each) => each.label === label && each.scope === scope),
    )
    .map(({ keys, label, scope, run }) => ({
      id: `shortcut/${keys}`,
      title: label,
      keys,
      run,
      ...(scope !== EVERYWHERE && { hint: scope }),
    }));
}

/** Opens the palette. */
export const PALETTE_KEYS = 'mod+k';

/** The scope of shortcuts that work on every page of the admin. */
export const EVERYWHERE = 'Everywhere';
