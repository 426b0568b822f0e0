import { data, Link } from 'react-router';
import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { Mark } from '#src/admin/parts/mark.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/migrate.ts';
import { PHASES } from './import-words.ts';
import { EXPORT_PATH, importAddress } from './migrate-addresses.ts';
import { UploadSource } from './upload-source.tsx';
import './migrate.css';

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.import');
  const { imports, log } = context.get(servicesContext);
  const shared = { sources: imports.sources, mayExport: mayDo(context, 'site.export') };
  try {
    const now = new Date();
    const rows = (await imports.list()).map(({ id, fileName, source, phase, ...each }) => ({
      id,
      fileName,
      phase,
      source: imports.sources.find((known) => known.id === source)?.name ?? '',
      items: each.counts.items,
      by: each.createdBy.name,
      at: formatTime(each.createdAt, now),
    }));
    return data({ ...shared, rows });
  } catch (error) {
    log.error({ err: error }, 'failed to read the imports');
    return data({ ...shared, rows: undefined }, 503);
  }
}

/** Moves an old site over: the file it exports, and what became of earlier ones. */
export default function MigratePage({ loaderData }: Route.ComponentProps) {
  const { rows, sources, mayExport } = loaderData;
  return (
    <>
      <PageHead
        title="Migrate content"
        intro="Bring the posts of your old site. You see what each becomes before anything is written, and you can take all of it back."
      />
      <div className="migrate-start">
        <UploadSource />
        <dl className="migrate-sources" aria-label="What to upload">
          {sources.map(({ id, name, help }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
      </div>
      {mayExport ? (
        <section className="report-part" aria-labelledby="full-export">
          <h2 id="full-export">Full export</h2>
          <p>
            The whole site as one archive: every page, post and story, the media library, redirects,
            search appearance and settings, without people and leads. Its README says what each file
            is.
          </p>
          <a className="btn btn-small btn-quiet" href={EXPORT_PATH}>
            Download the site
          </a>
        </section>
      ) : null}
      {rows ? null : <LoadError>The imports could not be loaded.</LoadError>}
      {rows && rows.length > 0 ? (
        <section className="report-part" aria-labelledby="imports">
          <h2 id="imports">Imports</h2>
          <table className="records records-quiet migrate-list">
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">State</th>
                <th scope="col">Items</th>
                <th scope="col">By</th>
                <th scope="col">Uploaded</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, fileName, source, phase, items, by, at }) => (
                <tr key={id}>
                  <th scope="row" aria-label={fileName}>
                    <Link to={importAddress(id)}>
                      <b>{fileName}</b>
                      <span>{source}</span>
                    </Link>
                  </th>
                  <td>
                    <Mark {...PHASES[phase]} state={phase} />
                  </td>
                  <td>{formatCount(items, 'item')}</td>
                  <td>{by}</td>
                  <td>
                    <Time at={at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </>
  );
}
