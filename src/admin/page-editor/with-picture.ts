import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import { isObject } from '#src/platform/json.ts';
import type { ObjectSpec } from './field-spec.ts';

/**
 * The fields of a group after a picture was chosen for one of them: its size, and its text where none was written.
 * Fields that the group does not have stay away.
 */
export function withPicture(
  { fields }: ObjectSpec,
  name: string,
  group: unknown,
  { url, width, height, alt, isDecorative }: PickedFile,
): Record<string, unknown> {
  const before = isObject(group) ? group : {};
  const isDescribed = typeof before['alt'] === 'string' && before['alt'].trim() !== '';
  const isMarked = before['decorative'] === true;
  // The width of a picture in a text is a choice.
  const isNumber = (field: string) =>
    fields.find(({ name: each }) => each === field)?.spec.kind !== 'choice';
  const filled: Record<string, unknown> = {
    [name]: url,
    ...(width !== null && isNumber('width') && { width }),
    ...(height !== null && isNumber('height') && { height }),
    ...(!isDescribed && !isMarked && alt !== '' && { alt }),
    ...(!isDescribed && isDecorative && { decorative: true, alt: undefined }),
  };
  const known = new Set(fields.map((field) => field.name));
  const next = Object.entries({ ...before, ...filled }).filter(
    ([key, value]) => value !== undefined && (known.has(key) || key in before),
  );
  return Object.fromEntries(next);
}
