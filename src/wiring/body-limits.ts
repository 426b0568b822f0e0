import { IMPORT_UPLOADS_PATH } from '#src/domains/imports/import-upload.ts';
import { MAX_PART_BYTES, UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import type { BodyLimit } from '#src/platform/http/body-limits.server.ts';

const KB = 1_024;
const MB = 1_024 * KB;

/** A password, a name and a code fit in twice. */
const GATE = { maxBytes: 4 * KB, maxValues: 20 };

/** Limits of request bodies; the first match applies. */
export const BODY_LIMITS: readonly BodyLimit[] = [
  { path: '/admin/login*', ...GATE },
  { path: '/admin/forgot-password*', ...GATE },
  { path: '/admin/reset/*', ...GATE },
  { path: '/admin/invite/*', ...GATE },
  { path: '/admin/confirm-email/*', ...GATE },
  { path: '/admin/sign-out*', ...GATE },
  // A little more than the editor accepts, whose refusal says what to do.
  { path: '/admin/api/documents/*', maxBytes: 13 * MB, maxValues: 500_000 },
  // A CSV file of redirects.
  { path: '/admin/seo-manager/redirects/import*', maxBytes: 4.5 * MB, maxValues: 100 },
  // One of the titles and descriptions of all routes.
  { path: '/admin/seo-manager/import*', maxBytes: 13 * MB, maxValues: 100 },
  // The files of an export of Search Console.
  { path: '/admin/seo-manager/search-data/import*', maxBytes: 8.5 * MB, maxValues: 100 },
  // Large files come in parts, each in a request of at most 30 seconds; the first one comes to the address of all.
  { path: `${UPLOADS_PATH}*`, maxBytes: MAX_PART_BYTES },
  { path: `${IMPORT_UPLOADS_PATH}*`, maxBytes: MAX_PART_BYTES },
  // A download of a thousand selected files is the longest form.
  { path: '/admin/*', maxBytes: 256 * KB, maxValues: 2_500 },
  { path: '*', maxBytes: 256 * KB, maxValues: 500 },
];
