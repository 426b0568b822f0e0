import { MIMEType } from 'node:util';
import type { Context, MiddlewareHandler } from 'hono';
import { FORM_TYPES } from './request-kind.ts';
import { matchesPath, normalizePath } from './rate-limits.server.ts';

/** Limits of the bodies that are sent to an address. */
export interface BodyLimit {
  /** exact path, or a prefix ending in `*` */
  path: string;
  maxBytes: number;
  /** maximum fields of a form, or members and items of JSON, at any depth; undefined for bytes that nothing parses */
  maxValues?: number;
}

/** Longest name of a form's field, or longest head of a multipart field, in bytes as sent. */
const MAX_NAME_BYTES = 1_024;
const MAX_DEPTH = 128;

/** Statuses whose responses have no body. */
const NEVER_WITH_BODY = new Set([204, 205, 304]);

/** Returns false for the first chunk with which a body exceeds a limit. */
type Inspect = (chunk: Uint8Array) => boolean;

const [AMPERSAND, EQUALS, QUOTE, BACKSLASH, COMMA] = Buffer.from('&="\\,');
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('[]{}');

/**
 * Refuses a body with 413 before anything has parsed it, whatever its address does with it: what is read of the body is
 * inspected as it arrives, and ends with an error at the first byte over a limit.
 * The rest of a body is read and dropped while its response is sent: a client that sends before it reads would see only
 * a cut connection.
 * @param limits the first match applies
 */
export function limitBodies(
  limits: readonly BodyLimit[],
  refusal: (c: Context, limit: BodyLimit) => Response,
): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    const path = normalizePath(c.req.path);
    const limit = limits.find((each) => matchesPath(each.path, path));
    if (!limit) throw new Error(`No limit for the bodies of ${path}`);
    const reader: ReadableStreamDefaultReader<Uint8Array> = raw.body.getReader();
    if (Number(raw.headers.get('content-length')) > limit.maxBytes)
      return respondWhileReading(reader, refusal(c, limit));

    // Of a list of types the first is inspected, while `formData()` would take the last.
    const headers = new Headers(raw.headers);
    const type = headers.get('content-type')?.split(',')[0];
    if (type !== undefined) headers.set('content-type', type);
    const inspect = inspectorOf(type ?? '', limit);
    let isRefused = false;
    let isRead = false;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read();
        isRead = done;
        if (done) return controller.close();
        isRefused ||= !inspect(value);
        if (isRefused) controller.error(new Error('The body exceeds its limits.'));
        else controller.enqueue(value);
      },
      // A canceled request would be cut off before its response.
      cancel: () => undefined,
    });
    c.req.raw = new Request(raw, { headers, body, duplex: 'half' } as RequestInit);
    await next();
    if (isRead) return undefined;
    const response = isRefused ? refusal(c, limit) : c.res;
    c.res = undefined;
    c.res = await respondWhileReading(reader, response);
    return undefined;
  };
}

/** Sends a response at once, but ends it only after the request, which Node ends after its time limit. */
async function respondWhileReading(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  response: Response,
): Promise<Response> {
  if (NEVER_WITH_BODY.has(response.status)) return response;
  const content = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(content);
      try {
        while (!(await reader.read()).done);
      } catch {
        // The client has left.
      }
      controller.close();
    },
  });
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(content.length));
  return new Response(body, { status: response.status, headers });
}

function inspectorOf(type: string, { maxBytes, maxValues }: BodyLimit): Inspect {
  let bytes = 0;
  const inspect = maxValues === undefined ? undefined : valueInspector(type, maxValues);
  return (chunk) => {
    bytes += chunk.length;
    return bytes <= maxBytes && (!inspect || inspect(chunk));
  };
}

function valueInspector(type: string, maxValues: number): Inspect {
  if (!FORM_TYPES.test(type)) return jsonInspector(maxValues);
  const { essence, params } = new MIMEType(type);
  if (essence !== 'multipart/form-data') return fieldInspector(maxValues);
  const boundary = params.get('boundary');
  return boundary ? partInspector(`--${boundary}`, maxValues) : () => true;
}

/** For `application/x-www-form-urlencoded`. */
function fieldInspector(maxFields: number): Inspect {
  let fields = 1;
  let nameBytes = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === AMPERSAND) {
        fields += 1;
        nameBytes = 0;
      } else if (byte === EQUALS) nameBytes = -Infinity;
      else nameBytes += 1;
      if (fields > maxFields || nameBytes > MAX_NAME_BYTES) return false;
    }
    return true;
  };
}

/** For `multipart/form-data`. A boundary within a file counts as one, which harms nobody. */
function partInspector(boundary: string, maxParts: number): Inspect {
  let parts = 0;
  let rest: Buffer = Buffer.alloc(0);
  let isInHead = false;
  return (chunk) => {
    const data = Buffer.concat([rest, chunk]);
    let at = 0;
    for (;;) {
      const mark = isInHead ? '\r\n\r\n' : boundary;
      const found = data.indexOf(mark, at, 'latin1');
      if (isInHead && (found === -1 ? data.length : found) - at > MAX_NAME_BYTES) return false;
      if (found === -1) {
        // Whatever may still become a mark, and a head that has not ended.
        rest = data.subarray(isInHead ? at : Math.max(at, data.length - boundary.length));
        return true;
      }
      if (!isInHead) parts += 1;
      // The last boundary has no part after it.
      if (parts > maxParts + 1) return false;
      isInHead = !isInHead;
      at = found + mark.length;
    }
  };
}

/** For JSON, and for texts that are read as JSON: counts brackets and commas outside of strings. */
function jsonInspector(maxValues: number): Inspect {
  let [values, depth] = [1, 0];
  let [isText, isEscaped] = [false, false];
  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (byte === QUOTE) isText = !isText;
      else if (isText) isEscaped = byte === BACKSLASH;
      else if (byte === COMMA) values += 1;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT)
        [values, depth] = [values + 1, depth + 1];
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
      if (values > maxValues || depth > MAX_DEPTH) return false;
    }
    return true;
  };
}
