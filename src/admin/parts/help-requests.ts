import { Listeners } from './listeners.ts';

/** Asks the frame of the admin, which knows the help of all screens, to show that of the current one. */
export const helpRequests = new Listeners();

export const openHelp = (): void => helpRequests.notify();

/** The end of an address that opens the help of a path, which follows. */
export const HELP_HASH = '#how-this-works=';
