import { contains } from './refused-drawing.ts';

const MAX_ENTITIES = 1_000;
/** Characters of one, with those that it names in turn. Drawing programs store addresses and styles in them. */
const MAX_LENGTH = 10_000;
/** Characters of all places together where a drawing names one. */
const MAX_EXPANDED = 1_000_000;

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([\w.:-]+));/gi;

/**
 * The entities that the document type of a drawing defines, resolved, when all of them together stay small.
 * @param doctype without `<!DOCTYPE` and `>`
 * @throws RefusedDrawing for those from elsewhere, with markup, or that grow
 */
export function resolveEntities(doctype: string, text: string): Record<string, string> {
  const raw = new Map<string, string>();
  for (const part of doctype
    .replaceAll(/<!--[^]*?-->/g, '')
    .split(/<!ENTITY\s+/)
    .slice(1)) {
    const [, name, double, single] = /^([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/.exec(part) ?? [];
    if (name === undefined) throw contains('an entity from elsewhere');
    // The first definition counts.
    if (!raw.has(name)) raw.set(name, double ?? single ?? '');
    if (raw.size > MAX_ENTITIES) throw contains('too many entities');
  }
  const resolved = new Map<string, string>();
  const resolve = (name: string, depth: number): string => {
    const known = resolved.get(name);
    if (known !== undefined) return known;
    if (depth > 10) throw contains('entities that grow without end');
    let length = 0;
    const value = raw.get(name)!.replaceAll(REFERENCE, (whole, hex, decimal, entity: string) => {
      const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
      const isText = entity !== undefined && raw.has(entity);
      if (entity !== undefined && !isText) return whole;
      const found = isText
        ? resolve(entity, depth + 1)
        : String.fromCodePoint(Math.min(code, 0x10_ff_ff));
      length += found.length;
      if (length > MAX_LENGTH) throw contains('entities that grow without end');
      return found;
    });
    if (value.length > MAX_LENGTH) throw contains('entities that grow without end');
    if (/[<&]/.test(value)) throw contains('entities with markup');
    resolved.set(name, value);
    return value;
  };
  for (const name of raw.keys()) resolve(name, 0);
  let expanded = 0;
  for (const [, , , name = ''] of resolved.size > 0 ? text.matchAll(REFERENCE) : [])
    expanded += resolved.get(name)?.length ?? 0;
  if (expanded > MAX_EXPANDED) throw contains('entities that grow without end');
  return Object.fromEntries(resolved);
}
