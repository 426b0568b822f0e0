import { z } from 'zod';
import { parseTags } from '#src/admin/media/library/form-text.ts';
import {
  type AssetDetails,
  type Crop,
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_CREDIT_LENGTH,
  MAX_LICENSE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '#src/domains/media/asset.ts';
import {
  DETAIL_NAMES,
  fractionOf,
  type DetailFields,
  type DetailName,
  type ViewFields,
} from './asset-form.ts';

type Fields = Readonly<Record<string, string>>;

/** The posted details as they are compared: trimmed, lines as browsers show them, tags in their order. */
export function readDetailFields(fields: Fields): DetailFields {
  const text = (name: DetailName) => (fields[name] ?? '').replaceAll('\r\n', '\n').trim();
  return {
    name: text('name'),
    alt: text('alt'),
    decorative: fields['decorative'] ? '1' : '',
    caption: text('caption'),
    credit: text('credit'),
    license: text('license'),
    'license-ends': text('license-ends'),
    tags: parseTags(text('tags')).toSorted().join(', '),
  };
}

/** Reads the values that the form showed at first; one that cannot be read counts as none. */
export function readBefore(text: string | undefined): Partial<DetailFields> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(
      ([name, each]) => DETAIL_NAMES.includes(name as DetailName) && typeof each === 'string',
    );
    return Object.fromEntries(entries) as Partial<DetailFields>;
  } catch {
    return {};
  }
}

const LIMITS: readonly [name: DetailName, limit: number][] = [
  ['name', MAX_NAME_LENGTH],
  ['alt', MAX_ALT_LENGTH],
  ['caption', MAX_CAPTION_LENGTH],
  ['credit', MAX_CREDIT_LENGTH],
  ['license', MAX_LICENSE_LENGTH],
];

/** The details, or messages by field. */
export function parseDetailFields(
  values: DetailFields,
): { details: Partial<AssetDetails> } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  if (values.name === '') errors['name'] = 'Give the file a name.';
  for (const [name, limit] of LIMITS)
    if (values[name].length > limit) errors[name] = `Shorten this to ${limit} characters.`;
  const ends = values['license-ends'];
  if (ends !== '' && !isDay(ends))
    errors['license-ends'] = 'Enter a date as year, month, and day: 2027-01-31.';
  const tags = parseTags(values.tags);
  if (tags.length > MAX_TAGS) errors['tags'] = `A file can have ${MAX_TAGS} tags.`;
  else if (tags.some((tag) => tag.length > MAX_TAG_LENGTH))
    errors['tags'] = `Shorten each tag to ${MAX_TAG_LENGTH} characters.`;
  if (Object.keys(errors).length > 0) return { errors };
  const { name, alt, decorative, caption, credit, license } = values;
  const isDecorative = decorative !== '';
  return {
    details: {
      name,
      alt: isDecorative ? '' : alt,
      isDecorative,
      caption,
      credit,
      license,
      licenseEnds: ends || null,
      tags,
    },
  };
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;

const CROP_FIELDS = ['crop-x', 'crop-y', 'crop-width', 'crop-height'] as const;

/** Focus and crop from numbers in percent, or messages by field. */
export function parseViewFields(
  fields: Fields,
): { details: Pick<AssetDetails, 'focus' | 'crop'> } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const read = (name: keyof ViewFields, min: number) => {
    const value = fractionOf(fields[name] ?? '');
    if (!(value >= min / 100 && value <= 1)) errors[name] = `Enter a number from ${min} to 100.`;
    return value;
  };
  const focus = { x: read('focus-x', 0), y: read('focus-y', 0) };
  const hasCrop = CROP_FIELDS.some((name) => (fields[name] ?? '').trim() !== '');
  let crop: Crop | null = null;
  if (hasCrop) {
    const [x, y] = [read('crop-x', 0), read('crop-y', 0)];
    const [width, height] = [read('crop-width', 1), read('crop-height', 1)];
    // A sum of rounded numbers may pass the edge by a hair.
    if (x + width > 1.002) errors['crop-width'] ??= 'The crop ends outside of the picture.';
    if (y + height > 1.002) errors['crop-height'] ??= 'The crop ends outside of the picture.';
    crop = { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) };
    if (crop.width >= 0.9995 && crop.height >= 0.9995) crop = null;
  }
  return Object.keys(errors).length > 0 ? { errors } : { details: { focus, crop } };
}
