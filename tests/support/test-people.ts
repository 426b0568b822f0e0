import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { deleteFiltersOf } from '#src/domains/documents/lists/saved-filters.server.ts';
import { createNoticeComposer } from '#src/domains/people/compose-people-email.server.ts';
import { createPeopleEmailComposer } from '#src/domains/people/compose-people-email.server.ts';
import { createNotices, NOTICE_EMAILS } from '#src/domains/people/notices.server.ts';
import { PEOPLE_EMAILS } from '#src/domains/people/people-emails.server.ts';
import type { PeopleEmailTemplates } from '#src/domains/people/people-email-templates.ts';
import { createPeople } from '#src/domains/people/people.server.ts';
import { createAccountThrottle } from '#src/platform/auth/account-throttle.server.ts';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { EmailRefusedError, type OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { createEmailHandler } from '#src/platform/emails/send-email.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createBrowser, createTestAuth, EMAIL, PASSWORD, SECRET } from './test-auth.ts';
import { createTestDatabase } from './test-database.ts';

export const VISITOR = { ip: '203.0.113.7', userAgent: 'test' };
const SITE = 'https://cadron.example';

/** Emails as their facts in JSON. */
const write =
  (subject: string) =>
  async (facts: object): Promise<Pick<OutgoingEmail, 'subject' | 'html' | 'text'>> => ({
    subject,
    html: '',
    text: JSON.stringify(facts),
  });

const TEMPLATES: PeopleEmailTemplates = {
  invite: write('invite'),
  reset: write('reset'),
  resetDone: write('reset-done'),
  emailConfirm: write('email-confirm'),
  emailNotice: write('email-notice'),
  emailDone: write('email-done'),
  notice: (facts) => write(facts.kind)(facts),
};

/** Sign-in that notifies users of recovery codes, as on the site. */
const createNotifyingAuth = (database: Database): Auth =>
  createTestAuth(database, {
    onRecoveryCode: createNotices({ queue: { send: async () => 'a job' } }).ofRecoveryCode,
  });

/** People of one node on `database`, which reads the time from `Date`. The queue is a sweep: `deliver`. */
function createTestPeople(database: Database, auth: Auth = createNotifyingAuth(database)) {
  const { db, pool } = database;
  const waits: number[] = [];
  const emails: OutgoingEmail[] = [];
  const shared = { db, clock: systemClock, log: silentLogger, secret: SECRET };
  const queue = { send: async () => 'a job' };
  const throttle = createAccountThrottle({ pool, secret: SECRET, scale: () => 1 });
  const wait = async (ms: number) => void waits.push(ms);
  const notices = createNotices({ queue });
  const parts = { issuer: () => 'Birch', queue, auth, throttle, notices, forget: deleteFiltersOf };
  const people = createPeople({ ...shared, ...parts, wait });
  const compose = createPeopleEmailComposer({ ...shared, templates: TEMPLATES, siteUrl: SITE });
  const refused = new Set<string>();
  const mailer = {
    async send(email: OutgoingEmail) {
      if (refused.has(email.to)) throw new EmailRefusedError('550 No such mailbox');
      emails.push(email);
    },
  };
  const composeNotice = createNoticeComposer({ db, templates: TEMPLATES, siteUrl: SITE });
  const boxes = [
    [PEOPLE_EMAILS, compose],
    [NOTICE_EMAILS, composeNotice],
  ] as const;

  /** Sends the waiting emails; returns those sent now. */
  async function deliver(): Promise<OutgoingEmail[]> {
    const before = emails.length;
    for (const [box, composeIt] of boxes) {
      const { table } = box;
      const handle = createEmailHandler({ ...shared, queue, box, mailer, compose: composeIt });
      const waiting = await db.select().from(table).where(eq(table.state, 'waiting'));
      for (const { id: emailId, ownerId } of waiting) await handle({ emailId, ownerId });
    }
    return emails.slice(before);
  }

  /** Sends the waiting emails, and returns the token of the link in the one with this subject. */
  async function tokenOf(subject: string): Promise<string> {
    const email = (await deliver()).find((one) => one.subject === subject);
    const token = /\/([\w-]{43})"/.exec(email?.text ?? '')?.[1];
    if (!token) throw new Error(`no ${subject} was sent`);
    return token;
  }

  /** Signs in with the password, and a code if `totpSecret` is given. */
  async function signIn(email = EMAIL, password = PASSWORD, totpSecret?: string) {
    const browser = createBrowser(VISITOR.ip);
    const result = await browser.signIn(auth, password, email);
    if (!result.ok && result.reason === 'code-required' && totpSecret)
      await browser.enterCode(auth, await codeOf(totpSecret));
    else if (!result.ok) throw new Error(`not signed in: ${result.reason}`);
    return browser;
  }

  /** The session of a browser. */
  async function sessionOf(browser: ReturnType<typeof createBrowser>): Promise<SessionView> {
    const session = await auth.session(browser.request());
    if (!session) throw new Error('no session');
    return session;
  }

  /** Invites someone and accepts; returns the token and a session of the new user. */
  async function addUser(by: SessionView, email: string, role: SessionView['user']['role']) {
    await people.invite({ email, role }, by);
    const token = await tokenOf('invite');
    const account = { name: email.split('@')[0]!, password: PASSWORD };
    const accepted = await people.acceptInvite(token, account, VISITOR);
    if (!accepted.ok) throw new Error(accepted.message);
    const browser = createBrowser(VISITOR.ip);
    browser.keep(accepted.headers);
    return { token, browser, session: await sessionOf(browser) };
  }

  /** Sets up TOTP for a session. */
  async function enroll(by: SessionView) {
    const begun = await people.beginTotp(by);
    if (!begun.ok) throw new Error(begun.message);
    const secret = begun.enrollment.key.replaceAll(' ', '');
    const confirmed = await people.confirmTotp(await codeOf(secret), by);
    if (!confirmed.ok) throw new Error(confirmed.message);
    return { secret, recoveryCodes: confirmed.recoveryCodes };
  }

  return {
    people,
    auth,
    waits,
    emails,
    refused,
    deliver,
    tokenOf,
    signIn,
    sessionOf,
    addUser,
    enroll,
  };
}

/** The code that an app shows at this time. */
export const codeOf = (secret: string, offsetMs = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor((Date.now() + offsetMs) / 1000) });

export type TestPeople = ReturnType<typeof createTestPeople>;

/** The time at which each test begins. */
export const START = new Date('2026-03-02T09:00:00Z');

/** Passes each test of a file the people of an empty site, with their first owner, on a clock that only `later` moves. */
export function setUpPeople(onOpen: (site: TestPeople) => void) {
  let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
  let site: TestPeople;
  const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
  beforeAll(async () => {
    fixture = await createTestDatabase();
  });
  afterAll(() => fixture.drop());
  beforeEach(async () => {
    // Fake only the clock: the database driver needs real timers.
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    await query(
      'truncate auth_users, auth_rate_limits, auth_settings, people_links, people_notices, activity cascade',
    );
    site = createTestPeople(fixture.database);
    await site.auth.ensureFirstOwner();
    onOpen(site);
  });
  afterEach(() => vi.useRealTimers());
  return {
    query,
    later: (ms: number) => vi.setSystemTime(Date.now() + ms),
    /** Signs the owner in. */
    owner: async () => site.sessionOf(await site.signIn()),
    db: () => fixture.database.db,
  };
}
