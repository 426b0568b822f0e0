import { Link } from 'react-router';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { Time } from '#src/admin/parts/time.tsx';
import { FILES_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import type { ShownFile } from './present-files.server.ts';

/** All files, with what is in them and whether they are valid. */
export const FileList = ({ files, chosen }: { files: readonly ShownFile[]; chosen: string }) => (
  <section className="machine-part" aria-labelledby="files">
    <h2 id="files">Files</h2>
    <ul className="machine-list">
      {files.map((file) => (
        <li key={file.path} data-alarm={file.problems.length > 0 || undefined}>
          <p>
            <Link
              to={`${FILES_ADDRESS}?${new URLSearchParams({ file: file.path })}#preview`}
              aria-current={file.path === chosen ? 'true' : undefined}
            >
              {file.path}
            </Link>
            <span>{file.label}</span>
          </p>
          <p className="machine-state">
            {file.problems.length > 0 ? formatCount(file.problems.length, 'problem') : 'Valid'}
          </p>
          <p className="machine-size">
            {file.count ? `${file.count}, ` : ''}
            {kilobytes(file.bytes)} ({kilobytes(file.sentBytes)} sent)
          </p>
          <p className="machine-size">
            {file.modified ? (
              <>
                Changed <Time at={file.modified} />
              </>
            ) : (
              'Says no date of change'
            )}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const kilobytes = (bytes: number) =>
  bytes < 1_000 ? `${bytes} bytes` : `${formatNumber(Math.round(bytes / 1_000))} KB`;
