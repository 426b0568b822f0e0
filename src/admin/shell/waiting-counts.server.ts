import type { Services } from '#src/services.server.ts';

/** How many records wait for a person, by the name of the count in `admin-pages.ts`. */
export interface WaitingCounts {
  leads?: number;
}

/** The counts beside the navigation. Part of every admin page, so a failure leaves them out. */
export async function countWaiting({
  leads,
  log,
}: Pick<Services, 'leads' | 'log'>): Promise<WaitingCounts> {
  try {
    const { refused, overdue, quarantined } = await leads.backlog();
    return { leads: refused.count + overdue.count + quarantined.count };
  } catch (error) {
    log.warn({ err: error }, 'failed to count what waits for the navigation');
    return {};
  }
}
