import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { Role } from './role.ts';

/** Users who can sign in. Several columns of these tables are those of better-auth (until ADR 077), and unused. */
export const authUsers = pgTable('auth_users', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** always in lower case */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().$type<Role>().notNull().default('viewer'),
  /** when set, the user cannot sign in */
  deactivatedAt: moment(),
  /** written with `lastUsedAt` of a session, and kept when that ends */
  lastSeenAt: moment(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

/** One row per signed-in browser. A session cookie is valid only while its row exists. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text().primaryKey(),
    /** its hash (`sessions.server.ts`) */
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** the absolute limit; never extended */
    expiresAt: moment().notNull(),
    /** of the last use, as `lastUsedAt`; shortened, see `shortenAddress` */
    ipAddress: text(),
    /** of the last use */
    userAgent: text(),
    /** written at most once a minute */
    lastUsedAt: moment().notNull().defaultNow(),
    /** when the password, and the code if the user has TOTP, was given again; null means at `createdAt` */
    confirmedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('auth_sessions_user').on(table.userId),
    index('auth_sessions_expires').on(table.expiresAt),
  ],
);

/** A user's credentials. Always a password here, stored as an scrypt hash. */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('auth_accounts_user').on(table.userId)],
);

/** Authenticator apps: one row per user who has one, or who is setting one up. */
export const authTotp = pgTable(
  'auth_totp',
  {
    userId: text()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** sealed (`platform/sealed-text`); null until the first setup is confirmed */
    secret: text(),
    enabledAt: moment(),
    /** of the last accepted code; that one and earlier ones are refused */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** sealed; the secret of a setup that is not confirmed yet */
    pendingSecret: text(),
    pendingAt: moment(),
    /** sealed JSON: possible keys of the hashes of recovery codes. Null: the session secret, as before ADR 078. */
    codeKey: text(),
  },
  (table) => [
    check('auth_totp_enabled', sql`(${table.secret} is null) = (${table.enabledAt} is null)`),
  ],
);

/** Recovery codes, each for one sign-in without the app. */
export const authRecoveryCodes = pgTable(
  'auth_recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** keyed, so that the table alone does not allow guessing */
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [uniqueIndex('auth_recovery_codes_code').on(table.userId, table.codeHash)],
);

/** Rules for everyone, in one row; without it, `DEFAULT_SECURITY_SETTINGS`. */
export const authSettings = pgTable(
  'auth_settings',
  {
    id: integer().primaryKey().default(1),
    totpRequiredFor: text().array().$type<Role[]>().notNull(),
    idleMinutes: integer().notNull(),
    absoluteHours: integer().notNull(),
  },
  (table) => [check('auth_settings_one_row', sql`${table.id} = 1`)],
);

export const RATE_LIMIT_TABLE = 'auth_rate_limits';

/**
 * Sign-in attempts. rate-limiter-flexible sets the columns and their order. Keys are hashed, so the table reveals no
 * email address.
 */
export const authRateLimits = pgTable(
  RATE_LIMIT_TABLE,
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Unix time in milliseconds */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('auth_rate_limits_expire').on(table.expire)],
);

/**
 * Unused since `auth_rate_limits`. Exists for the previous version during a rolling upgrade; dropped in the next
 * release.
 */
export const signInAttempts = pgTable(
  'auth_sign_in_attempts',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    lastAttemptAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (table) => [index('auth_sign_in_attempts_last').on(table.lastAttemptAt)],
);
