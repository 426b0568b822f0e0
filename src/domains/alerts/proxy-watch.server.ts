import type { Base } from '#src/platform/base.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { addDays, siteDay } from '#src/platform/clock/site-day.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { ForwardingProblem } from '#src/platform/http/forwarded-headers.ts';
import type { Alert, AlertSource } from './alert.ts';
import { addSighting, deleteSightings, sumSightings } from './alert-repository.server.ts';

interface ProxyWatchDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  /** TRUST_PROXY */
  trusted: number;
  /** milliseconds between a mismatch and saving the counts */
  writeDelayMs?: number;
}

/** Counts requests of this process that do not match TRUST_PROXY. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>;

const WRITE_DELAY_MS = 5_000;
const HOUR_MS = 3_600_000;

const WARNINGS: Readonly<Record<ForwardingProblem, string>> = {
  untrusted:
    'a proxy names the visitor, but TRUST_PROXY is 0: all visitors behind it count as one. Set TRUST_PROXY; see README, Behind a proxy',
  short:
    'a request came through fewer proxies than TRUST_PROXY says: its address is shared or fake. See README, Behind a proxy',
};

export function createProxyWatch(deps: ProxyWatchDeps) {
  const { db, trusted, clock, log, writeDelayMs = WRITE_DELAY_MS } = deps;
  let [requests, misfits, since] = [0, 0, clock().getTime()];
  let hasWarned = false;
  let timer: NodeJS.Timeout | undefined;

  async function save() {
    timer = undefined;
    if (misfits === 0) return;
    const counted = { trusted, requests, misfits };
    const now = clock();
    [requests, misfits, since] = [0, 0, now.getTime()];
    try {
      await addSighting(db, counted, siteDay(now), now);
    } catch (error) {
      log.warn({ err: error }, 'the proxy counts could not be saved');
    }
  }

  return {
    /** Counts a request and logs the first mismatch. Never blocks, never throws. */
    record(problem: ForwardingProblem | undefined) {
      const now = clock().getTime();
      // Older matching requests would hide a newly added proxy.
      if (misfits === 0 && now - since > HOUR_MS) [requests, since] = [0, now];
      requests += 1;
      if (!problem) return;
      misfits += 1;
      if (!hasWarned) log.warn({ trusted, problem }, WARNINGS[problem]);
      hasWarned = true;
      timer ??= setTimeout(() => void save(), writeDelayMs).unref();
    },
    /** Deletes counts of other TRUST_PROXY settings. Call it once the database is available. Never throws. */
    async start() {
      try {
        await deleteSightings(db, trusted, addDays(siteDay(clock()), -1));
      } catch (error) {
        log.warn({ err: error }, 'old proxy counts could not be deleted');
      }
    },
    /** Saves the counts. Never throws. */
    async flush() {
      clearTimeout(timer);
      await save();
    },
  };
}

/**
 * Alerts on mismatches of all nodes since yesterday. Anyone can send such a header, so an email is due only when at
 * least half of the requests do not match. A chain that is too short is not even a note before that, because health
 * checks inside the network send no header.
 */
export function proxyAlerts(db: Db, clock: Clock): AlertSource {
  return async () => {
    const seen = await sumSightings(db, addDays(siteDay(clock()), -1));
    if (!seen || seen.misfits === 0) return [];
    const { trusted, requests, misfits } = seen;
    const isMost = misfits * 2 >= requests;
    if (trusted > 0 && !isMost) return [];
    const alert: Alert = {
      kind: trusted > 0 ? 'short-proxy-chain' : 'untrusted-proxy',
      severity: isMost ? 'daily' : 'note',
      count: misfits,
      total: requests,
    };
    return [alert];
  };
}
