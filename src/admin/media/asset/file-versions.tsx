import { isVisual } from '#src/domains/media/asset.ts';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { LoadError, Part } from '#src/admin/kit/screen.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { type AssetView, type FileVersionView, fileAddress } from './asset-view.ts';

interface FileVersionsProps {
  asset: AssetView;
  versions: FileVersionView[] | undefined;
  mayEdit: boolean;
}

/** The files of the last 30 days, each with its picture, and a button that brings it back. */
export function FileVersions({ asset, versions, mayEdit }: FileVersionsProps) {
  if (versions !== undefined && versions.length < 2) return null;
  return (
    <Part className="detail-part asset-part" title="Earlier files">
      {versions === undefined ? (
        <LoadError>The earlier files could not be loaded.</LoadError>
      ) : (
        <>
          <p className="note">A replaced file is kept for 30 days.</p>
          <ol className="asset-versions">
            {versions.map((version) => (
              <li
                className="wraps row gap-2 gap-x-5 rule-below py-3"
                key={version.number}
                aria-current={version.isCurrent || undefined}
              >
                <VersionPicture id={asset.id} version={version} />
                <div>
                  <p>
                    <b className="medium">{version.name}</b>
                    {version.isCurrent ? (
                      <span className="asset-place-state fine py-0 px-2">Current</span>
                    ) : null}
                  </p>
                  <p className="note">
                    {version.size}. Added <Time at={version.added} />
                    {version.by ? ` by ${version.by}` : ''}.
                  </p>
                  <p>
                    <a
                      className="text-link tap-link"
                      href={fileAddress(asset.id, { number: version.number, isDownload: true })}
                      download
                    >
                      Download<span className="sr-only"> {version.name}</span>
                    </a>
                  </p>
                </div>
                {mayEdit && !version.isCurrent ? (
                  <ActionForm
                    intent="bring-back"
                    submit="Bring back"
                    busy="Bringing back..."
                    tone="quiet"
                  >
                    <input type="hidden" name="number" value={version.number} />
                  </ActionForm>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      )}
    </Part>
  );
}

function VersionPicture({ id, version }: { id: string; version: FileVersionView }) {
  const { number, kind } = version;
  if (!isVisual(kind))
    return <span className="asset-thumbnail outlined cropped grid centered rigid rounded" />;
  return (
    <span className="asset-thumbnail outlined cropped grid centered rigid rounded">
      <img
        className="full full-height object-contain"
        src={fileAddress(id, kind === 'picture' ? { number, width: 480 } : { number })}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
