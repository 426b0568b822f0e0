import type { AssetDetails, Crop, Point } from '#src/domains/media/asset.ts';

/** The fields of the form of a file, as they are posted. Two of them may be saved at different times: details and view. */
export type DetailFields = ReturnType<typeof detailFieldsOf>;

/** Focus and crop in percent. */
export type ViewFields = ReturnType<typeof viewFieldsOf>;

export type DetailName = keyof DetailFields;

export const DETAIL_LABELS: Readonly<Record<DetailName, string>> = {
  name: 'Name',
  alt: 'Alternative text',
  decorative: 'Decorative',
  caption: 'Caption',
  credit: 'Credit',
  license: 'License',
  'license-ends': 'Last day of the license',
  tags: 'Tags',
};

export const DETAIL_NAMES = Object.keys(DETAIL_LABELS) as DetailName[];

export const detailFieldsOf = (asset: AssetDetails) => ({
  name: asset.name,
  alt: asset.alt,
  /** `1` or empty */
  decorative: asset.isDecorative ? '1' : '',
  caption: asset.caption,
  credit: asset.credit,
  license: asset.license,
  'license-ends': asset.licenseEnds ?? '',
  tags: asset.tags.join(', '),
});

/** One decimal: a fraction of a pixel on most screens. */
const percent = (fraction: number) => String(Math.round(fraction * 1_000) / 10);

export const focusFields = ({ x, y }: Point) => ({ 'focus-x': percent(x), 'focus-y': percent(y) });

export const cropFields = (crop: Crop | null) => ({
  'crop-x': crop ? percent(crop.x) : '',
  'crop-y': crop ? percent(crop.y) : '',
  'crop-width': crop ? percent(crop.width) : '',
  'crop-height': crop ? percent(crop.height) : '',
});

export const viewFieldsOf = ({ focus, crop }: Pick<AssetDetails, 'focus' | 'crop'>) => ({
  ...focusFields(focus),
  ...cropFields(crop),
});

/** A typed number in percent as a fraction; `NaN` for anything else. */
export function fractionOf(typed: string): number {
  const text = typed.trim().replace(',', '.').replace(/%$/, '');
  return text === '' ? Number.NaN : Number(text) / 100;
}

/** A field that two people changed. */
export interface FieldConflict {
  name: DetailName;
  /** what the other one saved */
  current: string;
}

/**
 * Joins what a person typed with what others saved in the meantime. The typed value stays where both changed a field, and is
 * reported.
 */
export function joinDetails(
  typed: DetailFields,
  before: Partial<DetailFields>,
  current: DetailFields,
): { values: DetailFields; conflicts: FieldConflict[] } {
  const values = { ...typed };
  const conflicts: FieldConflict[] = [];
  for (const name of DETAIL_NAMES) {
    if (typed[name] === current[name]) continue;
    if (typed[name] === before[name]) values[name] = current[name];
    else if (current[name] !== before[name]) conflicts.push({ name, current: current[name] });
  }
  return { values, conflicts };
}
