import { tryStorage } from '#src/ui/browser-storage.ts';

export const ATTRIBUTION_KEY = 'attribution';

/** Key under which the first script stores the address of the first page, a space, and the referrer. */
export const LANDING_KEY = 'landing';

/** Keys that forms read attribution from: the touches, or the first page before any touch is recorded. */
export const ATTRIBUTION_KEYS = [ATTRIBUTION_KEY, LANDING_KEY];

/** The stored first page of a direct visit has no query and ends with the space, so it does not match. */
const TOUCH = /\?|\S$/;

/** Whether an earlier document of this visit may have been a touch. False if storage is blocked. */
export const hasStoredTouch = (storage: () => Storage): boolean =>
  tryStorage(() => ATTRIBUTION_KEYS.some((key) => TOUCH.test(storage().getItem(key) ?? ''))) ??
  false;
