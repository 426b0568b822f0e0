import { createToken, isToken } from '#src/platform/signed-token/token.server.ts';
import type { Base } from '#src/platform/base.ts';
import { hash } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { type DocumentRow, lockDocument } from './document-repository.server.ts';
import type { Documents } from './documents.server.ts';
import {
  countWorkingLinks,
  deleteDeadLinks,
  deleteLinks,
  findWorkingLink,
  insertLink,
  listWorkingLinks,
  revokeLink,
} from './preview-link-repository.server.ts';
import { recordAct } from './save/record-change.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** For how many days a link may work. */
export const PREVIEW_DAYS = [1, 7, 30] as const;

type PreviewDays = (typeof PREVIEW_DAYS)[number];

/** More are no help, and each is a way in. */
export const MAX_PREVIEW_LINKS = 20;

const DAY_MS = 24 * 3_600_000;

/** A link that works. Its token is known only to those who have the link. */
export interface PreviewLink {
  id: string;
  createdAt: Date;
  createdBy: Actor;
  expiresAt: Date;
}

type MadePreviewLink =
  | { ok: true; token: string; link: PreviewLink }
  | { ok: false; message: string };

/** Links that show a working copy to people without an account. Every method throws if the database fails. */
export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

interface PreviewLinkDeps extends Pick<Base, 'db' | 'clock'> {
  documents: Pick<Documents, 'find'>;
}

/** Creates the preview links of the site. */
export function createPreviewLinks({ db, clock, documents }: PreviewLinkDeps) {
  return {
    /** Makes a link. This is the only moment at which its token is known. */
    async make(documentId: string, days: PreviewDays, by: Actor): Promise<MadePreviewLink> {
      if (!(await documents.find(documentId))) return GONE;
      return db.transaction(async (tx) => {
        const row = await lockDocument(tx, documentId);
        if (!row || row.trashedAt) return GONE;
        if (row.kind !== 'page' && row.kind !== 'post') return NOT_YET;
        const now = clock();
        if ((await countWorkingLinks(tx, documentId, now)) >= MAX_PREVIEW_LINKS) return TOO_MANY;
        const token = createToken();
        const link = await insertLink(tx, {
          documentId,
          tokenHash: hashOf(token),
          createdAt: now,
          createdById: by.id,
          createdByName: by.name,
          expiresAt: new Date(now.getTime() + days * DAY_MS),
        });
        await record(tx, { row, by, link, action: 'preview-link-created', now });
        return { ok: true, token, link };
      });
    },
    /** The links that work, newest first. */
    list: async (documentId: string): Promise<PreviewLink[]> =>
      isUuid(documentId) ? listWorkingLinks(db, documentId, clock()) : [],
    /** @returns false if the link did not work any more */
    async revoke(documentId: string, linkId: string, by: Actor): Promise<boolean> {
      if (!isUuid(documentId) || !isUuid(linkId)) return false;
      return db.transaction(async (tx) => {
        const row = await lockDocument(tx, documentId);
        const now = clock();
        const link = row && (await revokeLink(tx, documentId, linkId, now));
        if (!link) return false;
        await record(tx, { row, by, link, action: 'preview-link-revoked', now });
        return true;
      });
    },
    /** @returns undefined for a token that is unknown, expired or revoked, and for a document in the trash */
    async resolve(token: string) {
      if (!isToken(token)) return undefined;
      // Looked up by its hash, so the time that it takes says nothing about other tokens.
      const link = await findWorkingLink(db, hashOf(token), clock());
      const document = link && (await documents.find(link.documentId));
      if (!document || document.life.trashedAt) return undefined;
      return { document, expiresAt: link.expiresAt };
    },
    /** Deletes links that do not work any more. @returns how many */
    tidy: () => deleteDeadLinks(db, clock()),
  };
}

/** Ends all links after a restore: some may have been revoked since the backup. @returns how many worked */
export const endRestoredPreviews = (tx: Db, now: Date): Promise<number> => deleteLinks(tx, now);

const GONE = {
  ok: false,
  message: 'This document is in the trash or was deleted. Restore it, then make a link.',
} as const;

const NOT_YET = {
  ok: false,
  message: 'Only pages and posts can be previewed.',
} as const;

const TOO_MANY = {
  ok: false,
  message: `${MAX_PREVIEW_LINKS} links work already. Revoke one that nobody needs, then try again.`,
} as const;

const hashOf = (token: string) => hash('sha256', token);

interface RecordedLink {
  row: DocumentRow;
  by: Actor;
  link: PreviewLink;
  action: 'preview-link-created' | 'preview-link-revoked';
  now: Date;
}

async function record(tx: Db, { row, by, link, action, now }: RecordedLink) {
  const facts = { Expires: link.expiresAt.toISOString() };
  const isNew = action === 'preview-link-created';
  await recordAct(tx, row, action, by, now, isNew ? { after: facts } : { before: facts });
}
