import { addressesIn } from '../addresses-in.ts';
import type { StoredBlock } from '../pages/page.ts';

type Names = ReadonlyMap<string, string>;

/**
 * Gives blocks, and parts of them that links can lead to, other ids; links between them follow. A block that has nothing to rename
 * stays the same object.
 * @param names new ids by the old ones
 */
export const renameBlocks = <Block extends StoredBlock>(
  blocks: readonly Block[],
  names: Names,
): Block[] =>
  blocks.map((block) => {
    const id = names.get(block.id) ?? block.id;
    const props = withAnchors(withIds(block.props, names), names);
    return id === block.id && props === block.props ? block : { ...block, id, props };
  });

/** Calls a function with each id within props. Goes by the name of the field, so that new blocks need no change here. */
export function visitIds(value: unknown, visit: (id: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const { id } = value as { id?: unknown };
  if (typeof id === 'string' && !Array.isArray(value)) visit(id);
  for (const inner of Object.values(value)) visitIds(inner, visit);
}

function withIds(props: unknown, names: Names): unknown {
  let isNamed = false;
  visitIds(props, (id) => (isNamed ||= names.has(id)));
  return isNamed ? replaceIds(props, names) : props;
}

function replaceIds(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      field === 'id' && typeof inner === 'string'
        ? (names.get(inner) ?? inner)
        : replaceIds(inner, names),
    ]),
  );
}

function withAnchors(props: unknown, names: Names): unknown {
  const moved = addressesIn(props).flatMap(({ address, field, use }) => {
    const id = use === 'link' && address.startsWith('#') ? names.get(address.slice(1)) : undefined;
    return id === undefined ? [] : [{ field, address: `#${id}` }];
  });
  return moved.reduce((value, { field, address }) => put(value, field.split('.'), address), props);
}

function put(value: unknown, [step, ...rest]: readonly string[], address: string): unknown {
  if (step === undefined) return address;
  const inner = put((value as Record<string, unknown>)[step], rest, address);
  return Array.isArray(value)
    ? value.with(Number(step), inner)
    : { ...(value as object), [step]: inner };
}
