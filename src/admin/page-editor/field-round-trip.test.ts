import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { BLOCK_SCHEMAS, type BlockType } from '#src/blocks/schemas.ts';
import { isObject } from '#src/platform/json.ts';
import { generatedPages } from '#tests/builders/generated-pages/generated-page.ts';
import { applyEdits, editScripts } from '#tests/support/edit-scripts.ts';
import { joinPath } from './field-path.ts';
import type { FieldSpec } from './field-spec.ts';
import { readBlockSpecs } from './read-field-specs.server.ts';

/**
 * Every field of every kind of section, edited as its control does and edited back. `tests/integration/field-round-trip.test.ts`
 * does the same with saves, publications and the bytes of the page.
 */

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_127);
const SPECS = readBlockSpecs();
const KINDS = Object.keys(BLOCK_SCHEMAS) as BlockType[];

interface Section {
  type: string;
  props: unknown;
}

const SECTIONS: readonly Section[] = [
  ...DEFAULT_PAGES.flatMap(({ blocks }) => blocks),
  ...generatedPages(60, SEED).flatMap(({ blocks }) => blocks ?? []),
];

/** The value that the control of each field stores, with a star for the number of an item: `items.*.question`. */
function* fieldsOf(spec: FieldSpec, path = ''): Generator<string> {
  if (spec.kind === 'object')
    for (const { name, spec: inner } of spec.fields) yield* fieldsOf(inner, joinPath(path, name));
  else if (spec.kind === 'list' && !spec.edits) {
    yield path;
    yield* fieldsOf(spec.item, joinPath(path, '*'));
  } else if (spec.kind === 'variant')
    for (const { spec: inner } of spec.variants) yield* fieldsOf(inner, path);
  else if (spec.kind !== 'constant') yield path;
}

/** The order of fields says nothing: a group that was removed and is added again stands last. */
const byName = (_: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const starred = (path: string) => path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*');

test.each(KINDS)('%s: each field is edited, and edited back to the same bytes', (kind) => {
  const spec = SPECS[kind]!;
  const bytes = (props: unknown) => JSON.stringify(BLOCK_SCHEMAS[kind].parse(props), byName);
  const edited = new Set<string>();
  for (const { type, props } of SECTIONS) {
    if (type !== kind || !BLOCK_SCHEMAS[kind].safeParse(props).success) continue;
    for (const { there, back } of editScripts(spec, props)) {
      let now: unknown = props;
      for (const edit of there) {
        const next = applyEdits(now, [edit]);
        expect(JSON.stringify(next), edit.path).not.toBe(JSON.stringify(now));
        edited.add(starred(edit.path));
        now = next;
      }
      // Who changes a default and back has it written down, which means the same.
      expect(bytes(applyEdits(now, back)), `seed ${SEED}`).toBe(bytes(props));
    }
  }
  expect([...fieldsOf(spec)].filter((path) => !edited.has(path))).toEqual([]);
});
