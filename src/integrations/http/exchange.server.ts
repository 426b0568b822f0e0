import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export interface Question {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** milliseconds for everything, from the look-up of the name to the last byte of the answer */
  timeoutMs: number;
  /** bytes of the answer that are read; the rest is cut off */
  longestAnswer?: number;
}

export interface Answered {
  kind: 'answered';
  status: number;
  /** as the header says it; empty without one */
  contentType: string;
  /** as much of it as came */
  body: string;
  /** why the body may not be whole: `ECONNRESET`, `no answer within 10 s`, `longer than 65536 bytes` */
  cutOff?: string;
}

/** What became of a call. `not-sent` is certain; after `unanswered` the other side may have acted. */
export type Exchange =
  | Answered
  | { kind: 'not-sent'; reason: string }
  | { kind: 'unanswered'; reason: string };

const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * One HTTP call that never throws and never follows a redirect. `fetch` does not tell whether a request had left before
 * it failed, and that decides between trying again and writing down that nobody knows. Each call has a connection of its
 * own: a kept one that the server has just closed would fail in the same unknown way.
 */
export async function exchange(question: Question): Promise<Exchange> {
  const { method, url, headers, body, timeoutMs, longestAnswer = MAX_RESPONSE_BYTES } = question;
  const isSecure = url.startsWith('https:');
  const signal = AbortSignal.timeout(timeoutMs);
  let isSent = false;
  try {
    const call = (isSecure ? overHttps : overHttp)(url, {
      method,
      headers: { ...headers, ...lengthOf(body) },
      agent: false,
      signal,
    });
    call.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isSent = true;
      }),
    );
    const response = await sendAndWait(call, body);
    const { text, error } = await read(response, longestAnswer);
    return {
      kind: 'answered',
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      body: text,
      ...(error !== undefined && { cutOff: reasonOf(error) }),
    };
  } catch (error) {
    return { kind: isSent ? 'unanswered' : 'not-sent', reason: reasonOf(error) };
  }

  function reasonOf(error: unknown): string {
    return signal.aborted ? `no answer within ${timeoutMs / 1_000} s` : codeOf(error);
  }
}

const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };

function sendAndWait(call: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve);
    call.on('error', reject); // stays: an error after the answer must not end the process
    call.end(body);
  });
}

/** The answer as text, as much of it as came, with what cut it off: its status is known already and may be enough. */
async function read(
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
      if (length > longest) return { text: textSoFar(), error: new TooLongError(longest) };
    }
  } catch (error) {
    return { text: textSoFar(), error };
  }
  return { text: textSoFar() };
}

class TooLongError extends Error {
  readonly code: string;
  constructor(longest: number) {
    super('The answer is too long.');
    this.code = `longer than ${longest} bytes`;
  }
}

/** `ECONNREFUSED` and the like: messages of Node name hosts and addresses, codes do not. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return 'no connection';
}
