import { isFormPost } from './request-kind.ts';

/** Maximum bytes of a form's body. */
export const MAX_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Why a body cannot be used, as an HTTP status. */
export type Unreadable = 400 | 413 | 415;

/**
 * Reads a JSON object. For duplicate keys the last one counts, and `__proto__` is a key like any other.
 * @param accepted the content types and the maximum bytes
 */
export async function readJsonBody(
  request: Request,
  { type = JSON_TYPE, mostBytes = MAX_BYTES } = {},
): Promise<ReadonlyMap<string, unknown> | Unreadable> {
  if (!type.test(typeOf(request))) return 415;
  const bytes = await readBytes(request, mostBytes);
  if (bytes === undefined) return 413;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? new Map(Object.entries(value)) : 400;
  } catch {
    return 400;
  }
}

/** Reads form fields, urlencoded or multipart. For duplicate fields the last one counts; a file is not a string. */
export async function readFormBody(
  request: Request,
): Promise<ReadonlyMap<string, unknown> | Unreadable> {
  if (!isFormPost(request)) return 415;
  const bytes = await readBytes(request, MAX_BYTES);
  if (bytes === undefined) return 413;
  try {
    const headers = { 'Content-Type': typeOf(request) };
    return new Map<string, unknown>(await new Response(bytes, { headers }).formData());
  } catch {
    return 400;
  }
}

const typeOf = (request: Request) => request.headers.get('Content-Type') ?? '';

/** Reads the body; undefined as soon as it exceeds the limit. An aborted body counts as empty. */
async function readBytes(
  { body }: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return new Uint8Array();
  }
  return new Uint8Array(Buffer.concat(chunks));
}
