import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { CachedDocument } from './document-cache.server.ts';
import { etagOf } from './pack-document.server.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Headers about what a browser opens as a page: of our files only drawings can be. */
const OF_PAGES = /^(content-security-policy|cross-origin-|permissions-|referrer-|x-frame-)/i;

/** The file with those of the given headers that concern it and that it does not have. */
export function withHeaders(file: CachedDocument, headers: Record<string, string>): CachedDocument {
  const present = new Set(file.headers.filter((_, at) => at % 2 === 0));
  const isPage = file.headers.includes(CONTENT_TYPES['.svg']!);
  const missing = Object.entries(headers).filter(
    ([name]) => !present.has(name) && (isPage || !OF_PAGES.test(name)),
  );
  return { ...file, headers: [...file.headers, ...missing.flat()] };
}

/** A short text at a path of its own, such as the key that a service looks up. */
export function textFile(text: string): CachedDocument {
  const identity = Buffer.from(text);
  const etag = etagOf(identity);
  const headers = {
    'Content-Type': CONTENT_TYPES['.txt']!,
    'Cache-Control': 'public, max-age=3600',
    ETag: etag,
  };
  return { etag, headers: Object.entries(headers).flat(), bodies: { identity } };
}

/**
 * The browser's files of a build by their path (`/assets/...`), read into memory once: a few megabytes at most, never
 * touched by a rebuild while we run, and sent the way documents are. `.br` and `.gz` siblings are their encodings.
 * Files below `/assets/` carry a hash of their content in their name, so browsers may keep them for good.
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
    const contentType = CONTENT_TYPES[extname(path)];
    if (!contentType) continue;
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const age = url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    const etag = etagOf(identity);
    files.set(encodeURI(url), {
      etag,
      headers: Object.entries({
        'Content-Type': contentType,
        'Cache-Control': `public, ${age}`,
        ETag: etag,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
      }).flat(),
      bodies: {
        identity,
        br: contents.get(`${path}.br`),
        gzip: contents.get(`${path}.gz`),
      },
    });
  }
  return files;
}
