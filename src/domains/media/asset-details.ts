import { z } from 'zod';
import {
  type AssetDetails,
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_CREDIT_LENGTH,
  MAX_LICENSE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from './asset.ts';

const text = (label: string, max: number) =>
  z
    .string()
    .transform((value) => value.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .max(max, `Shorten the ${label} to ${max} characters.`)
        .refine(isStorable, `The ${label} contains characters that cannot be stored.`),
    );

const fraction = z.number().min(0).max(1);

const crop = z
  .object({ x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(
    ({ x, y, width, height }) =>
      width > 0 && height > 0 && x + width <= 1.000_001 && y + height <= 1.000_001,
    'The crop must be within the picture.',
  );

const MAX_TAG = `Shorten each tag to ${MAX_TAG_LENGTH} characters.`;

/** An editor's details of a file. Texts are trimmed, tags are in lower case, sorted, each once. */
const detailsSchema = z.object({
  name: text('name', MAX_NAME_LENGTH).refine((name) => name !== '', 'Give the file a name.'),
  alt: text('alternative text', MAX_ALT_LENGTH),
  isDecorative: z.boolean(),
  caption: text('caption', MAX_CAPTION_LENGTH),
  credit: text('credit', MAX_CREDIT_LENGTH),
  license: text('license', MAX_LICENSE_LENGTH),
  licenseEnds: z.iso.date('Enter the end of the license as a date.').nullable(),
  tags: z
    .array(z.string())
    .transform(normalizeTags)
    .pipe(
      z
        .array(z.string().max(MAX_TAG_LENGTH, MAX_TAG).refine(isStorable, MAX_TAG))
        .max(MAX_TAGS, `A file can have ${MAX_TAGS} tags.`),
    ),
  focus: z.object({ x: fraction, y: fraction }),
  crop: crop.nullable(),
});

/** Validates changes of a file's details. @returns a sentence for the editor when they are invalid */
export function parseDetails(
  details: Partial<AssetDetails>,
): { ok: true; details: Partial<AssetDetails> } | { ok: false; message: string } {
  const { data, error } = detailsSchema.partial().safeParse(details);
  if (error) return { ok: false, message: error.issues[0]!.message };
  // An absent field is not changed; Zod keeps those that are undefined.
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ok: true, details: Object.fromEntries(given) as Partial<AssetDetails> };
}

/** A crop to the whole picture is none. */
export const cropOf = ({ crop }: Partial<AssetDetails>) =>
  crop && crop.width >= 1 && crop.height >= 1 ? { crop: null } : {};

/** Tags as they are stored: in lower case, with single spaces, sorted, each once. */
export function normalizeTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) =>
    tag.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase(),
  );
  return [...new Set(plain)].filter((tag) => tag !== '').toSorted();
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function isStorable(value: string) {
  return !value.includes('\0') && value.isWellFormed();
}
