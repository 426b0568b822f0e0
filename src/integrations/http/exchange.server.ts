import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** milliseconds for the whole exchange, from DNS lookup to the last byte of the response */
  timeoutMs: number;
  /** maximum bytes of the response to read; the rest is cut off */
  maxResponseBytes?: number;
}

export interface ReceivedResponse {
  kind: 'answered';
  status: number;
  /** the header value; empty without one */
  contentType: string;
  /** the header `Retry-After`; undefined without one */
  retryAfter?: string;
  /** the body, possibly incomplete */
  body: string;
  /** why the body may be incomplete: `ECONNRESET`, `no response within 10 s`, `longer than 65536 bytes` */
  cutOff?: string;
}

/** The outcome of a request. With `not-sent` the server never received it; with `unanswered` it may have. */
export type Exchange =
  | ReceivedResponse
  | { kind: 'not-sent'; reason: string }
  | { kind: 'unanswered'; reason: string };

const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * Sends one HTTP request. Never throws and never follows a redirect. Unlike `fetch`, it reports whether the request was sent
 * before it failed, which decides between a retry and an unknown outcome. Each request opens its own connection: on a reused
 * one that the server has just closed, the outcome would be unknown too.
 */
export async function exchange(question: OutgoingRequest): Promise<Exchange> {
  const { method, url, headers, body, timeoutMs, maxResponseBytes = MAX_RESPONSE_BYTES } = question;
  const isSecure = url.startsWith('https:');
  const signal = AbortSignal.timeout(timeoutMs);
  let isSent = false;
  try {
    const call = (isSecure ? overHttps : overHttp)(url, {
      method,
      headers: { ...headers, ...contentLength(body) },
      agent: false,
      signal,
    });
    call.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isSent = true;
      }),
    );
    const response = await sendAndWait(call, body);
    const { text, error } = await readBody(response, maxResponseBytes);
    return {
      kind: 'answered',
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      ...(response.headers['retry-after'] && { retryAfter: response.headers['retry-after'] }),
      body: text,
      ...(error !== undefined && { cutOff: reasonOf(error) }),
    };
  } catch (error) {
    return { kind: isSent ? 'unanswered' : 'not-sent', reason: reasonOf(error) };
  }

  function reasonOf(error: unknown) {
    return signal.aborted ? `no response within ${timeoutMs / 1_000} s` : codeOf(error);
  }
}

const contentLength = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };

function sendAndWait(call: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve);
    call.on('error', reject); // not `once`: an error after the response must not crash the process
    call.end(body);
  });
}

/** Reads the body as text. Returns what was received and the error that cut it off, because the status alone may be enough. */
async function readBody(
  response: IncomingMessage,
  longest: number,
): Promise<{ text: string; error?: unknown }> {
  const chunks: Buffer[] = [];
  const textSoFar = () => Buffer.concat(chunks).subarray(0, longest).toString();
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > longest) return { text: textSoFar(), error: new ResponseTooLongError(longest) };
    }
  } catch (error) {
    return { text: textSoFar(), error };
  }
  return { text: textSoFar() };
}

class ResponseTooLongError extends Error {
  readonly code: string;
  constructor(longest: number) {
    super('The response is too long.');
    this.code = `longer than ${longest} bytes`;
  }
}

/** Returns the error code, such as `ECONNREFUSED`. Messages of Node contain hosts and addresses, codes do not. */
function codeOf(error: unknown) {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return 'no connection';
}
