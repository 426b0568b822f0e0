import { tryStorage } from '#src/ui/browser-storage.ts';

export const ATTRIBUTION_KEY = 'attribution';

/** Where the wake-up script keeps the address of the first page, a space, and the referrer. */
export const LANDING_KEY = 'landing';

/** Where forms find how the visitor came: the touches or, before any is noted, the first page. */
export const ATTRIBUTION_KEYS = [ATTRIBUTION_KEY, LANDING_KEY];

/** Of a first page that nothing led to, what is kept has no query and ends with the space. */
const TOUCH = /\?|\S$/;

/** Whether an earlier document of this visit may have been a touch; false where storage is blocked. */
export const hasKeptTouch = (storage: () => Storage): boolean =>
  tryStorage(() => ATTRIBUTION_KEYS.some((key) => TOUCH.test(storage().getItem(key) ?? ''))) ??
  false;
