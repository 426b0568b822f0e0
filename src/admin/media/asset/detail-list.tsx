import type { AssetKind } from '#src/domains/media/asset.ts';
import { DETAIL_LABELS, type DetailFields, type DetailName } from './asset-form.ts';
import { isVisual } from './is-visual.ts';

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
            <dd>
              {name === 'alt' && details.decorative
                ? 'None: it is decorative'
                : details[name] || 'None'}
            </dd>
          </div>
        ))}
    </dl>
  );
}
