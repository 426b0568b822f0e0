import type { Base } from '#src/platform/base.ts';
import type { AccountThrottle } from '#src/platform/auth/account-throttle.server.ts';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Notices } from './notices.server.ts';

export interface PeopleDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  auth: Pick<Auth, 'signInUser' | 'renewDevice'>;
  throttle: AccountThrottle;
  notices: Notices;
  /** deletes what other domains keep for a user who is removed */
  forget(tx: Db, userId: string): Promise<void>;
  /** from `loadSessionSecret` */
  secret: Secret;
  /** the site's name in authenticator apps */
  issuer(): string;
  /** delays a response so that its time reveals nothing; default: a timer */
  wait?: (ms: number) => Promise<unknown>;
}
