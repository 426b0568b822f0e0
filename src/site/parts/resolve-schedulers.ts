import { resolveScheduler, type Schedulers } from '#src/domains/content/body/scheduler-links.ts';

/** Replaces the names of schedulers in content, `scheduler:` and `vistage-scheduler:`, by their configured addresses. */
export function resolveSchedulers<T>(value: T, schedulers: Schedulers): T;
export function resolveSchedulers(value: unknown, schedulers: Schedulers): unknown {
  if (typeof value === 'string') return resolveScheduler(value, schedulers);
  if (Array.isArray(value)) return value.map((item) => resolveSchedulers(item, schedulers));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveSchedulers(item, schedulers)]),
  );
}
