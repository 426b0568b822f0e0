import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { RouteOverride } from '#src/domains/seo/overrides/override.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A document as the editor's screen shows it, with times in ISO 8601. */
export interface ScreenDocument {
  id: string;
  kind: DocumentKind;
  /** always public, on every page */
  isPermanent?: true | undefined;
  version: number;
  content: DocumentContent;
  savedAt: string;
  /** as the save line shows it: the first format of times takes a browser 15 ms while it opens an editor */
  savedTime?: string;
  savedBy: Actor | null;
  builtInHash?: string;
  state: DocumentState;
  /** what acts on it are decided on */
  lifeMark: string;
  /** what the site adds to its title for search engines, such as ' | Cadron'; empty for kinds with whole titles */
  titleSuffix: string;
  /** path of the default page that it replaces */
  builtInPath: string | null;
  /** what is public now; null if nothing is */
  live: {
    /** null for a built-in text */
    since: string | null;
    address: string | null;
    /** what the SEO manager sets for the address */
    override?: RouteOverride;
    /** version of the working copy with this text */
    version: number;
    /** null for a built-in text */
    revision: number | null;
    /** null if it is no longer kept */
    content: DocumentContent | null;
  } | null;
  /** what becomes public */
  publish: { at: string; version: number } | null;
  unpublishAt: string | null;
  /** when it was taken offline, and what responds with 410 since */
  offlineSince: string | null;
  formerAddress: string | null;
  trashedAt: string | null;
  /** why a due change could not be made */
  dueFailure: string | null;
  /** the built-in text can be shown again */
  canReset: boolean;
  canTrash: boolean;
}

export interface EditorMay {
  edit: boolean;
  publish: boolean;
  /** free a post from what its template locks */
  unlock?: boolean;
}

/** The state by what the browser knows: a published document has changed as soon as a newer version is saved. */
export function stateNow({ state, live }: ScreenDocument, version: number): DocumentState {
  if (!live || (state !== 'published' && state !== 'changed')) return state;
  return live.version === version ? 'published' : 'changed';
}
