import type { IncomingMessage } from 'node:http';
import { DownloadError, followPublicUrl } from './follow-public-url.server.ts';

/**
 * Opens a file of the public internet.
 * @param mayConnect for tests
 * @throws DownloadError
 */
export async function openPublicUrl(
  text: string,
  signal: AbortSignal,
  mayConnect?: (address: string) => boolean,
): Promise<{ url: URL; response: IncomingMessage }> {
  const options = { signal, userAgent: 'Cadron media library', mayConnect };
  const opened = await followPublicUrl(text, options).catch((error: unknown) => {
    throw explain(error);
  });
  const { statusCode = 0 } = opened.response;
  if (statusCode === 200) return opened;
  opened.response.destroy();
  throw new DownloadError(`The server of this address sent no file (status ${statusCode}).`);
}

/** What the person can do about a failure. */
export function explain(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new DownloadError(
      'The server of this address is too slow. Download the file, then add it.',
    );
  const reason = code ?? 'no response';
  return new DownloadError(`The server of this address cannot be reached (${reason}).`);
}
