import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { referencesIn } from '../references.ts';
import {
  deletePublicFrame,
  findPublicFrame,
  isFrameTracked,
  savePublicFrame,
  shownFrame,
} from './frame-repository.server.ts';
import {
  addressesOfFrame,
  FRAME_ID,
  parseFrame,
  problemsOfFrame,
  type SiteFrame,
} from './site-frame.ts';

/** Pages and files that a frame names. */
export const referencesOfFrame = (content: DocumentContent) =>
  referencesIn(addressesOfFrame(content).map(({ address: href }) => ({ href })));

/** Stands for the path of a built-in page: the one frame of the site has none. */
export const FRAME_NAME = 'site-frame';

/** The frame of the site as a document. There is one, and it is always public. */
export const createFrameAdapter = (builtIn: SiteFrame): DocumentAdapter => ({
  references: referencesOfFrame,
  parse: parseFrame,
  isPermanent: true,
  addressField: '',
  addressOf: () => null,
  isIndexable: () => false,
  problemsOfPublication: (_document, content) => problemsOfFrame(content),
  refuseAddress: () => Promise.resolve(undefined),
  show: (tx, { id: documentId }, { revision, content, at: publishedAt }) =>
    savePublicFrame(tx, { documentId, revision, frame: content as never, publishedAt }),
  hide: () => Promise.resolve(),
  showBuiltIn: (tx, { id }) => deletePublicFrame(tx, id),
  builtIn: (name) => (name === FRAME_NAME ? builtIn : undefined),
  async findUntracked(db, { ids, now }) {
    if (await isFrameTracked(db, ids)) return [];
    const row = await findPublicFrame(db);
    const content = shownFrame(row, builtIn);
    const made = { id: FRAME_ID, content, createdAt: now, savedAt: now };
    return [
      row
        ? { ...made, liveSince: row.publishedAt }
        : { ...made, builtInPath: FRAME_NAME, liveSince: null },
    ];
  },
});
