import { type AlertSource, sortAlerts } from './alert.ts';

/** The alerts of all parts of the product. */
export type Alerts = ReturnType<typeof createAlerts>;

export function createAlerts(sources: readonly AlertSource[]) {
  return {
    /**
     * Lists alerts, most urgent first.
     * @throws Error when a source fails, because a partial list would be misleading
     */
    list: async () => sortAlerts((await Promise.all(sources.map((read) => read()))).flat()),
  };
}
