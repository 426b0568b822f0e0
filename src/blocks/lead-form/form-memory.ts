import { tryStorage } from '#src/ui/browser-storage.ts';

/** What the browser remembers of a form during one visit, so that a reload loses nothing and sends nothing twice. */
export interface FormMemory {
  /** what was typed */
  values?: Readonly<Record<string, string>>;
  token?: string;
  /** when the token came, in milliseconds since 1970 */
  since?: number;
  /** of a form with steps */
  step?: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (form: string) => `form:${form}`;

export function recall(form: string, store: () => Store = () => sessionStorage): FormMemory {
  const kept: unknown = tryStorage(() => JSON.parse(store().getItem(keyOf(form)) ?? 'null'));
  return kept !== null && typeof kept === 'object' ? kept : {};
}

/** Adds to what is remembered of a form. */
export function remember(
  form: string,
  change: FormMemory,
  store: () => Store = () => sessionStorage,
): void {
  const all = JSON.stringify({ ...recall(form, store), ...change });
  tryStorage(() => store().setItem(keyOf(form), all));
}

export function forget(form: string, store: () => Store = () => sessionStorage): void {
  tryStorage(() => store().removeItem(keyOf(form)));
}

/** A text of somebody else's in the storage of this visit. */
export function readKept(key: string, store: () => Store = () => sessionStorage): string | null {
  return tryStorage(() => store().getItem(key)) ?? null;
}

/** What the first of these keys holds that holds something; empty when none does. */
export const firstKept = (keys: readonly string[]): string =>
  keys.map((key) => readKept(key)).find(Boolean) ?? '';
