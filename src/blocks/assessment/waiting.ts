import { tryStorage } from '#src/ui/browser-storage.ts';

/** The answer to the first question that was given on another page, and waits until the question comes up (ADR 146). */
const WAITING_KEY = 'ai-quotient-first';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the id of the chosen option; nothing or an empty one if none waits. */
export const loadWaiting = (store: () => Store = () => localStorage): string | undefined =>
  tryStorage(() => store().getItem(WAITING_KEY) ?? undefined);

/**
 * Stores the id of the chosen option; an empty one for none.
 * @returns whether the browser allows storage
 */
export const saveWaiting = (option: string, store: () => Store = () => localStorage): boolean =>
  tryStorage(() => {
    store().setItem(WAITING_KEY, option);
    return true;
  }) ?? false;
