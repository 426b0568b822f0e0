import { type Alert, type AlertSource, sortAlerts } from './alert.ts';

/** What needs a person, over all parts of the product. */
export interface Alerts {
  /** The most pressing first. @throws Error when a part cannot be asked: nothing is never guessed */
  list(): Promise<Alert[]>;
}

export function createAlerts(sources: readonly AlertSource[]): Alerts {
  return {
    list: async () => sortAlerts((await Promise.all(sources.map((read) => read()))).flat()),
  };
}
