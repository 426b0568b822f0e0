import type { AssetKind } from '#src/domains/media/asset.ts';
import { DETAIL_LABELS, type DetailFields, type DetailName } from './asset-form.ts';
import { isVisual } from '#src/domains/media/asset.ts';
import { formatLicenseDay } from './license-day.ts';

/** The details for people who cannot change them. */
export function DetailList({ details, kind }: { details: DetailFields; kind: AssetKind }) {
  const names: DetailName[] = [
    'name',
    'alt',
    'caption',
    'credit',
    'license',
    'license-ends',
    'tags',
  ];
  return (
    <dl className="detail-facts">
      {names
        .filter((name) => name !== 'alt' || isVisual(kind))
        .map((name) => (
          <div key={name}>
            <dt>{DETAIL_LABELS[name]}</dt>
            <dd>{shownValue(name, details) || 'None'}</dd>
          </div>
        ))}
    </dl>
  );
}

function shownValue(name: DetailName, details: DetailFields): string {
  const value = details[name];
  if (name === 'alt' && details.decorative) return 'None: it is decorative';
  return name === 'license-ends' && value ? formatLicenseDay(value) : value;
}
