import { isFormPost } from './request-kind.ts';

/** Bytes that the body of a form may have. */
export const MAX_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Why a body cannot be used, as an HTTP status. */
export type Unreadable = 400 | 413 | 415;

/**
 * The posted object; of a key that is given twice the last one counts, and `__proto__` is a key like any other.
 * @param accepted the content types, and how long the body may be
 */
export async function readJson(
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

/** The posted fields, urlencoded or multipart; the last one counts, and a file is no text. */
export async function readForm(
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

/** The body, or undefined as soon as it is longer than allowed. A body that breaks off is an empty one. */
async function readBytes(
  { body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > most) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return new Uint8Array();
  }
  return new Uint8Array(Buffer.concat(chunks));
}
