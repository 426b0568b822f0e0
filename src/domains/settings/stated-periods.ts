/** The four periods of retention, in days; 0 keeps things. */
export interface Periods {
  RETAIN_QUARANTINE_DAYS: number;
  RETAIN_LEADS_DAYS: number;
  RETAIN_RUNS_DAYS: number;
  RETAIN_MAIL_DAYS: number;
}

const after = (days: number) => (days === 0 ? 'until someone deletes them' : `after ${days} days`);

/** How /privacy states each period; `content/content.test.ts` holds its default page to the defaults. */
const STATEMENTS: readonly [keyof Periods, (days: number) => string][] = [
  ['RETAIN_QUARANTINE_DAYS', (days) => `nobody on our team has released: ${after(days)}`],
  [
    'RETAIN_RUNS_DAYS',
    (days) =>
      `belong to no form: ${days === 0 ? after(days) : `${days} days after the last answer`}`,
  ],
  ['RETAIN_MAIL_DAYS', (days) => `keeps them as files: ${after(days)}`],
  [
    'RETAIN_LEADS_DAYS',
    (days) =>
      `have no fixed date${days === 0 ? '' : `, but forms are deleted ${days} days after they were handled`}.`,
  ],
];

/** Returns a page that states the periods that apply where it states the standard ones; the same object where they are equal. */
export function withPeriods<Page>(page: Page, standard: Periods, now: Periods): Page {
  const changed = STATEMENTS.filter(([name]) => standard[name] !== now[name]);
  if (changed.length === 0 || page === undefined) return page;
  const text = changed.reduce(
    (shown, [name, state]) => shown.replaceAll(state(standard[name]), state(now[name])),
    JSON.stringify(page),
  );
  return JSON.parse(text) as Page;
}
