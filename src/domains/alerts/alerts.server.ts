import { type Alert, type AlertSource, sortAlerts } from './alert.ts';

/** The alerts of all parts of the product. */
export interface Alerts {
  /**
   * Lists alerts, most urgent first.
   * @throws Error when a source fails, because a partial list would be misleading
   */
  list(): Promise<Alert[]>;
}

export function createAlerts(sources: readonly AlertSource[]): Alerts {
  return {
    list: async () => sortAlerts((await Promise.all(sources.map((read) => read()))).flat()),
  };
}
