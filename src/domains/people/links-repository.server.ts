import { createToken, hashToken, isToken } from '#src/platform/signed-token/token.server.ts';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Agent } from '#src/platform/activity/activity.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { withdrawEmails } from '#src/platform/emails/promise-email.server.ts';
import { createTextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { PeopleEmailKind } from './people-email-templates.ts';
import { PEOPLE_EMAILS } from './people-emails.server.ts';
import { peopleLinks } from './people-tables.server.ts';
import type { LinkKind } from './people.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';

/** The emails that contain a link; others only report it. */
export const LINK_EMAILS: readonly PeopleEmailKind[] = ['invite', 'reset', 'email-confirm'];

export type Link = typeof peopleLinks.$inferSelect;

interface NewLink {
  kind: LinkKind;
  /** in lower case */
  email: string;
  userId?: string;
  oldEmail?: string;
  role?: Role;
  validMs: number;
  by: Agent;
  now: Date;
}

const sealer = (secret: Secret) => createTextSealer(secret, 'people-link');

/**
 * Adds a link with a random token of 256 bits. The database stores its hash, and until the email is sent the token
 * itself, sealed. Returns the link's id.
 */
export async function addLink(tx: Db, secret: Secret, link: NewLink): Promise<string> {
  const { validMs, by, now, ...fields } = link;
  const [id, token] = [randomUUID(), createToken()];
  await tx.insert(peopleLinks).values({
    ...fields,
    id,
    tokenHash: hashToken(token),
    sealedToken: sealToken(secret, id, token),
    createdAt: now,
    createdById: by.id,
    createdByName: by.name,
    expiresAt: new Date(now.getTime() + validMs),
  });
  return id;
}

export const sealToken = (secret: Secret, id: string, token: string): string =>
  sealer(secret).seal(token, id);

/** Returns the token of a link whose email is still to be sent; undefined also when the secret has changed. */
export const openToken = (secret: Secret, { id, sealedToken }: Link): string | undefined =>
  sealedToken === null ? undefined : sealer(secret).open(sealedToken, id);

/** SQL condition: the link was neither used nor revoked. It may have expired. */
export const isOpen = (): SQL => and(isNull(peopleLinks.usedAt), isNull(peopleLinks.revokedAt))!;

/** Whether a link was neither used nor revoked, and has not expired. */
export const isUsable = ({ usedAt, revokedAt, expiresAt }: Link, now: Date): boolean =>
  usedAt === null && revokedAt === null && expiresAt > now;

const usable = (kind: LinkKind, token: string, now: Date): SQL =>
  and(
    eq(peopleLinks.kind, kind),
    eq(peopleLinks.tokenHash, hashToken(token)),
    isOpen(),
    gt(peopleLinks.expiresAt, now),
  )!;

/** Returns the usable link of a token. */
export async function findLink(
  db: Db,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<Link | undefined> {
  if (!isToken(token)) return undefined;
  const [link] = await db
    .select()
    .from(peopleLinks)
    .where(usable(kind, token, now));
  return link;
}

/** Uses a link, in one statement: of several transactions with the same token, one gets it. */
export async function takeLink(
  tx: Db,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<Link | undefined> {
  if (!isToken(token)) return undefined;
  const [link] = await tx
    .update(peopleLinks)
    .set({ usedAt: now, sealedToken: null })
    .where(usable(kind, token, now))
    .returning();
  return link;
}

/** Revokes open links and withdraws their unsent emails. Returns them. */
export async function revokeLinks(tx: Db, where: SQL, now: Date): Promise<Link[]> {
  const revoked = await tx
    .update(peopleLinks)
    .set({ revokedAt: now, sealedToken: null })
    .where(and(isOpen(), where))
    .returning();
  for (const { id } of revoked) await withdrawEmails(tx, PEOPLE_EMAILS, id);
  return revoked;
}

/** Revokes the invitation of an address. */
export const revokeInvites = (tx: Db, email: string, now: Date): Promise<Link[]> =>
  revokeLinks(tx, and(eq(peopleLinks.kind, 'invite'), eq(peopleLinks.email, email))!, now);

/** Revokes the links to a user's account. */
export const revokeLinksOf = (
  tx: Db,
  userId: string,
  now: Date,
  kinds: readonly LinkKind[] = ['reset', 'email'],
): Promise<Link[]> =>
  revokeLinks(tx, and(eq(peopleLinks.userId, userId), inArray(peopleLinks.kind, kinds))!, now);

/** Deletes the links to a user's account, with their emails. */
export async function deleteLinksOf(tx: Db, userId: string) {
  await tx.delete(peopleLinks).where(eq(peopleLinks.userId, userId));
}

export async function findOpenInvite(tx: Db, id: string) {
  if (!isUuid(id)) return undefined;
  const isInvite = and(eq(peopleLinks.id, id), eq(peopleLinks.kind, 'invite'), isOpen());
  const [link] = await tx.select().from(peopleLinks).where(isInvite);
  return link;
}

export async function findLinkById(db: Db, id: string): Promise<Link | undefined> {
  const [link] = await db.select().from(peopleLinks).where(eq(peopleLinks.id, id));
  return link;
}

/** The address that a user is changing to, until when its link works. */
export async function findPendingEmail(db: Db, userId: string, now: Date) {
  const { email, expiresAt } = peopleLinks;
  const [pending] = await db
    .select({ email, expiresAt })
    .from(peopleLinks)
    .where(
      and(
        eq(peopleLinks.userId, userId),
        eq(peopleLinks.kind, 'email'),
        isOpen(),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(peopleLinks.createdAt))
    .limit(1);
  return pending;
}
