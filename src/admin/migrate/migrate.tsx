import { Link, useNavigate } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { Part, PageHead } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { Mark } from '#src/admin/kit/mark.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import { SendOne } from '#src/admin/uploads/send-one.tsx';
import { IMPORT_LIMITS } from '#src/domains/imports/import.ts';
import { IMPORT_UPLOADS_PATH, importIdOf } from '#src/domains/imports/import-upload.ts';
import type { Route } from './+types/migrate.ts';
import { PHASES, EXPORT_PATH, importAddress } from './import-words.ts';
import './migrate.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { imports } = servicesFor(context, 'content.import');
  const now = new Date();
  const rows = (await imports.list()).map(({ id, fileName, phase, source, ...each }) => ({
    id,
    fileName,
    phase,
    source: imports.sources.find((known) => known.id === source)?.name,
    items: each.counts.items,
    by: each.createdBy.name,
    at: formatTime(each.createdAt, now),
  }));
  return { rows, sources: imports.sources, mayExport: mayDo(context, 'site.export') };
}

type ImportListRow = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<ImportListRow>[] = [
  {
    label: 'File',
    cell: ({ id, fileName, source }) => (
      <Link to={importAddress(id)}>
        <b>{fileName}</b>
        <span>{source}</span>
      </Link>
    ),
  },
  { label: 'State', cell: ({ phase }) => <Mark {...PHASES[phase]} state={phase} /> },
  {
    label: 'Items',
    isNumber: true,
    unit: 'item',
    cell: ({ items }) => formatNumber(items),
  },
  { label: 'By', cell: 'by' },
  { label: 'Uploaded', cell: 'at' },
];

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
        <Part title="What to upload">
          <dl className="migrate-sources mt-3 small">
            {sources.map(({ id, name, help }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{help}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
      {rows.length > 0 ? (
        <Part className="report-part" title="Imports">
          <ListTable caption="Imports, the newest first" columns={COLUMNS} rows={rows} />
        </Part>
      ) : null}
      {mayExport ? (
        <Part className="report-part" title="Full export">
          <p className="note">
            The whole site as one archive: every page, post and story, the media library, redirects,
            search appearance and settings, without people and leads. Its README says what each file
            is.
          </p>
          <p className="admin-actions">
            <LinkButton to={EXPORT_PATH} reloadDocument>
              Download the site
            </LinkButton>
          </p>
        </Part>
      ) : null}
    </>
  );
}

const MAX_MB = IMPORT_LIMITS.bytes / 1_000_000;

/** Takes the file of the old site, and opens its import once it is here. */
function UploadSource() {
  const navigate = useNavigate();
  return (
    <SendOne
      label="Choose the file"
      hint={`Or drop it here. Up to ${MAX_MB} MB. Nothing is written before you have seen what it becomes.`}
      send={async (file, options) => {
        const { sendFile } = await import('#src/admin/uploads/send-once.ts');
        return sendFile(file, { ...options, endpoint: IMPORT_UPLOADS_PATH });
      }}
      onSent={(upload) => navigate(importAddress(importIdOf(upload)))}
    />
  );
}
