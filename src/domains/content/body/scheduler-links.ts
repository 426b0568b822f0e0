/** Addresses of the meeting schedulers, by the names of the settings that hold them. */
export interface Schedulers {
  SCHEDULER_URL: string;
  VISTAGE_SCHEDULER_URL: string;
}

const SETTINGS: Readonly<Record<string, keyof Schedulers>> = {
  'scheduler:': 'SCHEDULER_URL',
  'vistage-scheduler:': 'VISTAGE_SCHEDULER_URL',
};

/** Whether a link names a meeting scheduler, so that content does not contain its URL. */
export const isSchedulerLink = (href: string): boolean => Object.hasOwn(SETTINGS, href);

/** The configured address of the scheduler that a link names; any other link as it is. */
export const resolveScheduler = (href: string, schedulers: Schedulers): string =>
  isSchedulerLink(href) ? schedulers[SETTINGS[href]!] : href;
