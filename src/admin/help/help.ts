import { CONTENT_HELP } from './help-content.ts';
import { TEAM_HELP } from './help-team.ts';

/** What a screen is called, and how it works in three sentences. */
export type Help = readonly [title: string, string, string, string];

/** By path of a screen; `:id` stands for any one name. */
export const HELP: Readonly<Record<string, Help>> = { ...TEAM_HELP, ...CONTENT_HELP };

const partsOf = (path: string) => path.split('/').filter(Boolean);

const isAt = (key: string, path: readonly string[]) =>
  partsOf(key).every((part, at) => part === path[at] || (part === ':id' && path[at]));

/** The help of a screen: its own, or that of the nearest screen above. The dashboard's is for itself only. */
export function helpFor(path: string): Help | undefined {
  const parts = partsOf(path);
  const [key] = Object.keys(HELP)
    .filter((each) => (each === '/admin' ? parts.length === 1 : isAt(each, parts)))
    // A name of its own is nearer than any name.
    .toSorted((a, b) => partsOf(b).length - partsOf(a).length || a.indexOf(':') - b.indexOf(':'));
  return key === undefined ? undefined : HELP[key];
}
