import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { CachedDocument } from './document-cache.server.ts';
import { etagOf } from './send-document.server.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.rules': 'application/speculationrules+json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Headers that matter only for what a browser opens as a page; of our files, only SVG can be one. */
const DOCUMENT_HEADERS =
  /^(content-security-policy|cross-origin-|permissions-|referrer-|speculation-|x-frame-)/i;

/** Returns the file with those of the given headers that apply to it and that it lacks. */
export function addMissingHeaders(
  file: CachedDocument,
  headers: Record<string, string>,
): CachedDocument {
  const present = new Set(file.headers.filter((_, at) => at % 2 === 0));
  const isPage = file.headers.includes(CONTENT_TYPES['.svg']!);
  const missing = Object.entries(headers).filter(
    ([name]) => !present.has(name) && (isPage || !DOCUMENT_HEADERS.test(name)),
  );
  return { ...file, headers: [...file.headers, ...missing.flat()] };
}

/** Returns a short text as a file, such as the key that a service looks up. */
export const textFile = (text: string, extension: '.txt' | '.rules' = '.txt'): CachedDocument =>
  fileOf(extension, SOON, Buffer.from(text));

/** Returns a short script as a file whose address changes with its code. */
export const scriptFile = (code: string): CachedDocument =>
  fileOf('.js', FOREVER, Buffer.from(code));

const SOON = 'max-age=3600';
const FOREVER = 'max-age=31536000, immutable';

function fileOf(
  extension: string,
  age: string,
  identity: Buffer,
  encodings: Omit<CachedDocument['bodies'], 'identity'> = {},
): CachedDocument {
  const etag = etagOf(identity);
  const headers = {
    'Content-Type': CONTENT_TYPES[extension]!,
    'Cache-Control': `public, ${age}`,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  return { etag, headers: Object.entries(headers).flat(), bodies: { identity, ...encodings } };
}

/** The path of a built file below another one: `/assets/~1.Dhz0AKr2/measure-Dhz0AKr2.js`. */
const OTHER_PATH = /^\/assets\/(?:~[\w.-]+\/)*~([\w.-]+)\/([\w.-]+\.js)$/;

/**
 * Returns a built file at another path, for browsers that never ask again for one they failed to load (ADR 080). The last
 * folder lists the hashes of the files that are new there; in place of any other one stands what the folder above has, so
 * that no module exists twice.
 */
export function fileAtOtherPath(
  files: ReadonlyMap<string, CachedDocument>,
  path: string,
): CachedDocument | undefined {
  const [, lost, name] = OTHER_PATH.exec(path) ?? [];
  if (!lost || !name) return undefined;
  const file = files.get(`/assets/${name}`);
  if (!file || lost.split('.').includes(hashOf(name))) return file;
  return scriptFile(
    `import*as m from"../${name}";export*from"../${name}";export default m.default`,
  );
}

const hashOf = (name: string) => name.slice(-11, -3);

/**
 * Reads the client files of a build into memory, by URL path (`/assets/...`): a few megabytes at most, not affected by
 * a rebuild while we run, and sent like documents. `.br` and `.gz` siblings are their encodings. Files below `/assets/`
 * contain a content hash in their name, so browsers may cache them forever.
 */
export async function readClientFiles(folder: string): Promise<Map<string, CachedDocument>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)),
  );
  const files = new Map<string, CachedDocument>();
  for (const [path, identity] of contents) {
    const extension = extname(path);
    if (!CONTENT_TYPES[extension]) continue;
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const age = url.startsWith('/assets/') ? FOREVER : SOON;
    const encodings = { br: contents.get(`${path}.br`), gzip: contents.get(`${path}.gz`) };
    files.set(encodeURI(url), fileOf(extension, age, identity, encodings));
  }
  return files;
}
