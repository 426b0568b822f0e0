import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { decodeXml } from './decode-xml.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

const MAX_KNOWN = 20_000;

/** Why a drawing must not be shown, as a sentence, although it is stored: it might freeze the browser. */
export async function refuseStored(contents: Buffer): Promise<string | undefined> {
  const text = decodeXml(contents);
  const drawing = typeof text === 'string' ? await sanitizeSvg(text) : undefined;
  return drawing && 'message' in drawing && drawing.isTooMuch ? drawing.message : undefined;
}

/** The same by the key of the stored bytes, which never change, so that each is read once. Throws if storage fails. */
export function createDrawingCheck(
  store: Pick<ObjectStore, 'read'>,
): (storageKey: string) => Promise<string | undefined> {
  const known = new Map<string, string | undefined>();
  return async (storageKey) => {
    if (known.has(storageKey)) return known.get(storageKey);
    const contents = await store.read(storageKey);
    const refusal = contents && (await refuseStored(contents));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(storageKey, refusal);
    return refusal;
  };
}
