import type { DocumentRow, DocumentUpdate } from '../document-repository.server.ts';
import type { Life } from './life.ts';

/** The life that the columns of a document store. */
export function lifeOf(row: Omit<DocumentRow, 'content'>): Life {
  const { builtInPath, liveRevision, liveSince, publishAt, publishRevision } = row;
  const isLive = liveRevision !== null && liveSince !== null;
  return {
    version: row.version,
    live: isLive
      ? {
          revision: liveRevision,
          version: row.liveVersion ?? 0,
          address: row.liveAddress,
          since: liveSince,
        }
      : null,
    builtIn: builtInPath === null ? null : { path: builtInPath, version: row.builtInVersion },
    firstPublishedAt: row.firstPublishedAt,
    offlineSince: row.offlineSince,
    formerAddress: isLive ? null : row.liveAddress,
    publish:
      publishAt !== null && publishRevision !== null
        ? {
            at: publishAt,
            revision: publishRevision,
            version: row.publishVersion ?? 0,
            address: row.publishAddress,
          }
        : null,
    unpublishAt: row.unpublishAt,
    trashedAt: row.trashedAt,
    dueFailure: row.dueFailure,
  };
}

/** The columns that store a life. */
export const columnsOf = ({ live, builtIn, publish, ...life }: Life): DocumentUpdate => ({
  version: life.version,
  builtInVersion: builtIn?.version ?? 0,
  liveRevision: live?.revision ?? null,
  liveVersion: live?.version ?? null,
  liveAddress: live ? live.address : life.formerAddress,
  liveSince: live?.since ?? null,
  firstPublishedAt: life.firstPublishedAt,
  offlineSince: life.offlineSince,
  publishAt: publish?.at ?? null,
  publishRevision: publish?.revision ?? null,
  unpublishAt: life.unpublishAt,
  trashedAt: life.trashedAt,
  dueFailure: life.dueFailure,
});
