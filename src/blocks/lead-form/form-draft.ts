import { tryStorage } from '#src/ui/browser-storage.ts';

/** A form's draft in session storage, so that a reload loses no values and a repeated submission is recognized. */
interface FormDraft {
  /** typed values by field name */
  values?: Readonly<Record<string, string>>;
  token?: string;
  /** when the token was received, in milliseconds since 1970 */
  since?: number;
  /** when the token is old enough to be sent, in milliseconds since 1970 */
  usableAt?: number;
  /** current step of a form with steps */
  step?: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (form: string) => `form:${form}`;

export function loadDraft(form: string, store: () => Store = () => sessionStorage): FormDraft {
  const stored: unknown = tryStorage(() => JSON.parse(store().getItem(keyOf(form)) ?? 'null'));
  return stored !== null && typeof stored === 'object' ? stored : {};
}

/** Merges a change into the draft of a form. */
export function saveDraft(
  form: string,
  change: FormDraft,
  store: () => Store = () => sessionStorage,
): void {
  const all = JSON.stringify({ ...loadDraft(form, store), ...change });
  tryStorage(() => store().setItem(keyOf(form), all));
}

export function deleteDraft(form: string, store: () => Store = () => sessionStorage): void {
  tryStorage(() => store().removeItem(keyOf(form)));
}

/** Returns any session storage value; null if there is none or storage is blocked. */
export function readStored(key: string, store: () => Store = () => sessionStorage): string | null {
  return tryStorage(() => store().getItem(key)) ?? null;
}

/** Returns the first non-empty value of these keys; empty if there is none. */
export const firstStored = (keys: readonly string[]): string =>
  keys.map((key) => readStored(key)).find(Boolean) ?? '';
