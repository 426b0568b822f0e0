import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  /** as it came over the wire */
  bytes: Buffer;
  /** what the bytes stand for */
  text: string;
}

/** Asks for exactly this path, which neither a browser nor `fetch` would leave as it is. */
export function rawRequest(
  siteUrl: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const answered = answer.headers as Record<string, string | undefined>;
        const text = unpack(bytes, answered['content-encoding']).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answered, bytes, text });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
