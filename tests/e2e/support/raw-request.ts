import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  /** the raw bytes */
  bytes: Buffer;
  /** the decoded text */
  text: string;
}

interface RawOptions {
  method?: string;
  /** sent without normalization */
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request with any path and headers, including Host and Origin. */
export function send(url: string, options: RawOptions): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', path = '/', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers, agent: false, timeout: 15_000 });
    call.on('timeout', () =>
      call.destroy(new Error(`no answer to ${method} ${path.slice(0, 80)}`)),
    );
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const answered = response.headers as Record<string, string | undefined>;
        const text = unpack(bytes, answered['content-encoding']).toString();
        resolve({ status: response.statusCode ?? 0, headers: answered, bytes, text });
      });
    });
    call.end(body);
  });
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

const FORM = 'application/x-www-form-urlencoded';

/** Posts a form, or a body of another type. */
export function post(
  url: string,
  path: string,
  body: string | Buffer | Record<string, string>,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const isFields = typeof body === 'object' && !Buffer.isBuffer(body);
  const text = isFields ? new URLSearchParams(body).toString() : body;
  const length = String(Buffer.byteLength(text));
  const all = { 'Content-Type': FORM, 'Content-Length': length, ...headers };
  return send(url, { method: 'POST', path, headers: all, body: text });
}
