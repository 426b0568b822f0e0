import { joinPath, withValueAt } from '#src/admin/page-editor/field-path.ts';
import { initialValue, type FieldSpec, variantOf } from '#src/admin/page-editor/field-spec.ts';
import { moved } from '#src/admin/page-editor/list-field.tsx';
import {
  areParts,
  type Part,
  toDocument,
  toParts,
} from '#src/admin/page-editor/rich-text/rich-text-document.ts';
import { isEqualJson, isObject } from '#src/platform/json.ts';

/** One change of the form to a value: what its control stores, and where. */
export interface Edit {
  path: string;
  make(before: unknown): unknown;
}

/** An edit of a field, and the edits that an editor makes to have it as it was. */
interface EditAndBack {
  edit: Edit;
  back: readonly Edit[];
  /** replaces a group with all that is in it */
  isWhole?: boolean;
}

export interface EditScript {
  there: Edit[];
  back: Edit[];
}

export const applyEdits = (value: unknown, edits: readonly Edit[]): unknown =>
  edits.reduce((now, { path, make }) => withValueAt(now, path, make), value);

/**
 * Changes every field of a value in the ways that its control allows, and everything back in reverse. The first script edits
 * texts and lists; the second one removes and replaces whole groups, which are then written anew.
 */
export function editScripts(spec: FieldSpec, value: unknown): readonly EditScript[] {
  const all = [...editsOf({ spec, value, path: '', isOptional: false })];
  return [false, true].map((isWhole) => {
    const edits = all.filter((each) => (each.isWhole === true) === isWhole);
    return {
      there: edits.map(({ edit }) => edit),
      back: edits.toReversed().flatMap(({ back }) => back),
    };
  });
}

interface Place {
  spec: FieldSpec;
  value: unknown;
  path: string;
  isOptional: boolean;
}

const set = (path: string, value: unknown): Edit => ({ path, make: () => value });

function* editsOf(place: Place): Generator<EditAndBack> {
  const { spec, value, path, isOptional } = place;
  if (spec.kind === 'constant') return;
  if (value === undefined || value === null) {
    const other = otherThan(spec, value, path);
    if (other !== undefined) yield { edit: set(path, other), back: emptied(place) };
    return;
  }
  if (spec.kind === 'list' && spec.edits === 'rich-text' && areParts(value)) {
    yield inRichText(path, value);
    return;
  }
  yield* within(place);
  if (isObject(value) || Array.isArray(value)) {
    if (isOptional && isKnown(spec, value))
      yield { edit: set(path, undefined), back: retyped(place), isWhole: true };
    return;
  }
  const mayBeEmpty = isOptional && spec.kind === 'text' && spec.initial === undefined;
  const other = mayBeEmpty ? undefined : otherThan(spec, value, path);
  if (mayBeEmpty || other !== undefined) yield { edit: set(path, other), back: [set(path, value)] };
}

/** The fields, items and order of a group or list. */
function* within({ spec, value, path }: Place): Generator<EditAndBack> {
  if (spec.kind === 'variant') {
    const variant = variantOf(spec.variants, value);
    if (variant && (isObject(value) || Array.isArray(value)))
      yield* within({ spec: variant.spec, value, path, isOptional: false });
    const other = spec.variants.find((each) => each !== variant);
    if (variant && other && isKnown(variant.spec, value))
      yield {
        edit: set(path, initialValue(other.spec)),
        back: retyped({ spec: variant.spec, value, path, isOptional: false }),
        isWhole: true,
      };
  }
  if (spec.kind === 'object' && isObject(value))
    for (const { name, spec: inner, isOptional } of spec.fields)
      yield* editsOf({ spec: inner, value: value[name], path: joinPath(path, name), isOptional });
  if (spec.kind !== 'list' || !Array.isArray(value)) return;
  const items = value as readonly unknown[];
  for (const [at, item] of items.entries())
    yield* editsOf({ spec: spec.item, value: item, path: joinPath(path, at), isOptional: false });
  const list = (make: (now: readonly unknown[]) => unknown): Edit => ({
    path,
    make: (now) => make(now as readonly unknown[]),
  });
  yield {
    edit: list((now) => [...now, initialValue(spec.item)]),
    back: [list((now) => now.slice(0, -1))],
  };
  if (!isEqualJson(items[0], items.at(-1)))
    yield {
      edit: list((now) => moved(now, 0, items.length - 1)),
      back: [list((now) => moved(now, items.length - 1, 0))],
    };
}

/** A value that the control of a field could store instead. */
function otherThan(spec: FieldSpec, value: unknown, path: string): unknown {
  switch (spec.kind) {
    case 'text':
      // Each item gets another text, so that a move is seen.
      return value === path ? `${path} again` : path;
    case 'number':
      return typeof value === 'number' ? value + 1 : 7;
    case 'switch':
      return !(typeof value === 'boolean' ? value : spec.initial);
    case 'choice':
      return spec.values.find((each) => each !== (value ?? spec.initial));
    case 'list':
    case 'object':
    case 'variant':
      return initialValue(spec);
    case 'constant':
    case 'other':
      return value;
  }
}

/** Empties fields: what has a default is set to it, since its control cannot be emptied; anything else is removed again. */
const emptied = ({ spec, path, value }: Place): Edit[] =>
  'initial' in spec && spec.initial !== undefined
    ? [set(path, spec.initial)]
    : [set(path, value === null ? null : undefined)];

/** Writes a value anew, from what the button that adds it stores. */
function retyped({ spec, value, path }: Place): Edit[] {
  if (spec.kind === 'variant') {
    const variant = variantOf(spec.variants, value);
    if (variant) return retyped({ spec: variant.spec, value, path, isOptional: false });
  }
  if (spec.kind === 'list' && spec.edits === 'rich-text' && areParts(value))
    return [set(path, toParts(toDocument(value), []))];
  if (spec.kind === 'object' && isObject(value))
    return [
      set(path, initialValue(spec)),
      ...spec.fields.flatMap(({ name, spec: inner, isOptional }) => {
        const place = { spec: inner, value: value[name], path: joinPath(path, name), isOptional };
        return place.value === undefined ? emptied(place) : retyped(place);
      }),
    ];
  if (spec.kind === 'list' && Array.isArray(value))
    return [
      set(path, []),
      ...(value as unknown[]).flatMap((item, at) => [
        { path, make: (now: unknown) => [...(now as unknown[]), initialValue(spec.item)] },
        ...retyped({ spec: spec.item, value: item, path: joinPath(path, at), isOptional: false }),
      ]),
    ];
  return [set(path, value)];
}

/** Whether the form shows every part of a value: what it does not show cannot be typed again. */
function isKnown(spec: FieldSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'object':
      return (
        isObject(value) &&
        Object.entries(value).every(([name, inner]) => {
          const field = spec.fields.find((each) => each.name === name);
          return field !== undefined && isKnown(field.spec, inner);
        })
      );
    case 'list':
      return Array.isArray(value) && value.every((item) => isKnown(spec.item, item));
    case 'variant': {
      const variant = variantOf(spec.variants, value);
      return variant !== undefined && isKnown(variant.spec, value);
    }
    case 'text':
    case 'number':
    case 'switch':
    case 'choice':
    case 'constant':
    case 'other':
      return !isObject(value) && !Array.isArray(value);
  }
}

/** A paragraph is added to a text, and deleted again. */
function inRichText(path: string, before: readonly Part[]): EditAndBack {
  const added = { type: 'paragraph', content: [{ type: 'text', text: 'Edited' }] };
  const opened = toDocument(before);
  const longer = { ...opened, content: [...(opened.content ?? []), added] };
  return {
    edit: { path, make: (now) => toParts(longer, now as Part[]) },
    back: [{ path, make: (now) => toParts(opened, now as Part[]) }],
  };
}
