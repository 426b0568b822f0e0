/** Something that the command palette opens. */
export interface PaletteItem {
  /** unique among all items, such as `lead/<id>` */
  id: string;
  title: string;
  /** what distinguishes it from others of the same name: a path, a company, a state */
  hint?: string;
  to: string;
  /** loads a new document: a page of the site, a file, a download */
  isDocument?: boolean;
  /** about a person: not remembered in the browser */
  isPersonal?: boolean;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
}

/** The response of `/admin/api/palette`. */
export interface PaletteResults {
  groups: readonly PaletteGroup[];
  /** whether a source could not be asked */
  isPartial: boolean;
}

/** A command or page that the browser knows without asking the server. */
export interface PaletteCommand extends Omit<PaletteItem, 'to'> {
  to?: string;
  /** `to` makes something: it is posted to */
  isPost?: boolean;
  run?: () => void;
  /** its shortcut */
  keys?: string;
  /** other words that people type for it */
  keywords?: string;
}

export const PALETTE_PATH = '/admin/api/palette';
/** The search page, for the time before hydration and without JavaScript. */
export const FIND_PATH = '/admin/find';
/** Shorter texts match too much to be worth a request. */
export const MIN_QUERY_LENGTH = 2;
export const MAX_QUERY_LENGTH = 100;

/** Normalizes a typed text: without spaces at its ends, control characters and what no name is long enough for. */
export const cleanQuery = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
