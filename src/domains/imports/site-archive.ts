import { z } from 'zod';
import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';
import { DOCUMENT_STATES } from '#src/domains/documents/life/life.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { REDIRECT_KINDS, REDIRECT_STATUSES } from '#src/domains/redirects/redirect.ts';
import { siteSettingsSchema } from '#src/domains/seo/site-settings/site-settings.ts';

/** The archive of a full export (docs/export-format.md). A change that older releases would misread raises the version. */
export const ARCHIVE_FORMAT = 'cadron-site';
export const ARCHIVE_VERSION = 1;

export const MANIFEST = 'cadron-export.json';
export const FILES_LIST = 'files.json';
/** Before the address of each file of the library. */
export const FILES_FOLDER = 'files/';
export const DOCUMENTS_FOLDER = 'documents/';
export const README_FILE = 'README.md';

const moment = z.iso.datetime();
const content = z.looseObject({ title: z.string() });
const place = z.string().max(2_000);

export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number().int().min(1),
  /** origin of the site; its documents are known again by it */
  site: z.string().max(300),
  madeAt: moment,
});

export const archivedDocumentSchema = z.object({
  /** kept where it is free, since other documents refer to it */
  id: z.string().refine(isUuid),
  kind: z.enum(DOCUMENT_KINDS),
  /** path of the built-in page or story that it replaces */
  builtIn: place.nullable(),
  /** public path; null for kinds without one */
  address: place.nullable(),
  state: z.enum(DOCUMENT_STATES),
  /** the working copy */
  content,
  /** without `content` if it is the same as the working copy */
  public: z
    .object({ content: content.optional(), firstPublishedAt: moment, since: moment })
    .nullable(),
  /** whether the public sees the text of the release */
  showsBuiltIn: z.boolean(),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
});
export type ArchivedDocument = z.infer<typeof archivedDocumentSchema>;

const fraction = z.number();
const point = { x: fraction, y: fraction };

/** Only the shape: the library checks what is in it. */
export const archivedFileSchema = z.object({
  address: place,
  folder: place,
  name: z.string(),
  alt: z.string(),
  isDecorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
  license: z.string(),
  licenseEnds: z.string().nullable(),
  tags: z.array(z.string()),
  focus: z.object(point),
  crop: z.object({ ...point, width: fraction, height: fraction }).nullable(),
  contentType: z.string(),
  bytes: z.number(),
  hash: z.string(),
});
export type ArchivedFile = z.infer<typeof archivedFileSchema>;

/** Parts of the archive that belong to the whole site, in a file each. Left out of a run until a person takes it in. */
export const PART_SCHEMAS = {
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      kind: z.enum(REDIRECT_KINDS),
      status: z.literal(REDIRECT_STATUSES),
      carriesRest: z.boolean(),
    }),
  ),
  metadata: z.array(z.object({ path: place, set: z.record(z.string(), z.unknown()) })),
  // Archives of earlier releases have facts of the company in it, which are in the frame now.
  settings: siteSettingsSchema.partial().loose(),
};
export type SitePart = keyof typeof PART_SCHEMAS;
export const fileOfPart = (part: string): string => `${part}.json`;

/** Something of a full export: taken over as it is, instead of being read as a post. */
export type WholeItem = WholeDocument | ({ type: 'file' } & ArchivedFile) | WholePart;
export type WholeDocument = { type: 'document' } & ArchivedDocument;
export type WholePart = {
  [Part in SitePart]: { type: 'part'; part: Part; values: z.infer<(typeof PART_SCHEMAS)[Part]> };
}[SitePart];

/** The public state of a document. @returns null for nothing, or for the text of a built-in page */
export const shownOf = ({ public: live, content: copy }: ArchivedDocument) =>
  live && { content: live.content ?? copy, first: live.firstPublishedAt, since: live.since };

/** Whether it is a built-in page that was taken offline. */
export const isOffline = ({ builtIn, state }: ArchivedDocument): boolean =>
  builtIn !== null && state === 'unpublished';

/** A description of each file of the archive, for whoever opens it. */
export const README_TEXT = `# Full export of a site

Everything is JSON in UTF-8, or a file as visitors get it. There are no people, leads or passwords in it.

- ${MANIFEST}: format and version of this archive, the site, when it was made, and how much there is of everything
- ${DOCUMENTS_FOLDER}<kind>/<id>.json: pages, posts, stories, post templates and shared sections. \`content\` is the newest
  text, \`public\` what visitors see (without \`content\` if it is the same; null if nothing is public), \`state\` where it
  stands. \`builtIn\` names the page of the product that it replaces; \`showsBuiltIn\` says that visitors see that page.
  Times are in UTC. What is in the trash is left out.
- ${FILES_LIST}: every file of the media library: its address, folder, name, texts, tags, license, focus and crop (fractions of
  width and height), type, size, and the SHA-256 of its bytes
- ${FILES_FOLDER}<address>: the files themselves. The site serves them at /media/cms_media/<address>
- redirects.json: \`from\`, \`to\`, \`kind\` (exact, prefix, pattern), \`status\` (301, 302, 410), \`carriesRest\`
- metadata.json: what the SEO manager sets for an address, in place of what its page says
- settings.json: what the team has set for the whole site

To bring it into another site, upload the whole archive under Admin, Migrate content.
`;
