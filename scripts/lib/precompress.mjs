import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(
  '.css .html .ico .js .json .map .mjs .svg .txt .wasm .webmanifest .xml'.split(' '),
);
/** Up to this size, the extra header costs more than compression saves. */
const MIN_BYTES = 256;
/** Compression runs in the thread pool, which has four threads. */
const CONCURRENCY = 4;

/** Writes a `.br` and a `.gz` beside each compressible file, if smaller than the file. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true });
  const queue = entries
    .filter((name) => COMPRESSIBLE.has(extname(name)))
    .map((name) => join(folder, name));
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length <= MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
