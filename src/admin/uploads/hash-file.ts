/** Larger files are not compared with the library first: hashing needs all their bytes in memory. */
const MAX_HASHED_BYTES = 64_000_000;

const SAMPLE_BYTES = 256 * 1_024;

/**
 * SHA-256 in hexadecimal. Browsers compute it on a thread of their own, so that no worker is needed.
 * @returns undefined for a large or unreadable file, and outside of HTTPS
 */
export async function hashFile(file: Blob): Promise<string | undefined> {
  return file.size > MAX_HASHED_BYTES ? undefined : hashBytes([file]);
}

/** A hash of the beginning, the middle and the end, which tells files of the same size apart. Undefined as for `hashFile`. */
export async function hashSample(file: Blob): Promise<string | undefined> {
  const starts = [0, file.size / 2, file.size - SAMPLE_BYTES].map((start) =>
    Math.max(0, Math.floor(start)),
  );
  return hashBytes(starts.map((start) => file.slice(start, start + SAMPLE_BYTES)));
}

async function hashBytes(parts: readonly Blob[]): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  try {
    const bytes = await new Blob([...parts]).arrayBuffer();
    const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
