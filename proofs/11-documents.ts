import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { openOwnPostgres, queryRows } from '#tests/e2e/support/own-database.ts';
import { openDocuments } from '#tests/support/publishing.ts';
import type { Experiment } from './experiment.ts';
import type { WriterLine } from './support/document-writer.ts';

const KILLS = 200;
const WRITERS = 3;
/** Every this many kills hits PostgreSQL as well. */
const POSTGRES_EVERY = 10;

/** Rows that one transaction must have written together. */
const INCONSISTENT = `select d.id from cms_documents d
  left join cms_public_pages p on p.document_id = d.id
  left join cms_document_revisions r on r.document_id = d.id and r.revision = d.live_revision
  left join cms_document_revisions s on s.document_id = d.id and s.revision = d.publish_revision
  left join cms_document_checkpoints c on c.document_id = d.id and c.version = d.version
  where d.kind = 'page' and (d.live_revision is distinct from p.revision
    or (d.live_revision is not null and r.content ->> 'title' is distinct from p.title)
    or (d.publish_revision is not null and s.revision is null)
    or c.content is distinct from d.content
    or (select count(*) from cms_document_revisions x where x.document_id = d.id)
      <> (select count(*) from activity a where a.object_id = d.id::text and a.actor_id is not null
        and (a.action = 'page.scheduled' or a.action = 'page.published')))`;

export default {
  id: 11,
  title: 'kill -9 of editors’ processes while they save, publish, schedule and settle',
  async run(log, { scale }) {
    const kills = Math.max(10, Math.round(KILLS * scale));
    await using postgres = await openOwnPostgres();
    const connectionString = await postgres.createDatabase();
    await migrateDatabase(connectionString);
    const acknowledged: WriterLine[] = [];
    const counts = { saved: 0, changed: 0, asked: 0 };

    for (let nth = 1; nth <= kills; nth += 1) {
      const writers = Array.from({ length: WRITERS }, (_, n) =>
        startWriter(connectionString, `w${nth}-${n}`, (line) => {
          if (line.type in counts) counts[line.type as keyof typeof counts] += 1;
          if (line.type === 'saved' || line.type === 'created') acknowledged.push(line);
        }),
      );
      await Promise.all(writers.map(({ started }) => started));
      await wait(Math.random() * 1_500);
      const hitsPostgres = nth % POSTGRES_EVERY === 0;
      if (hitsPostgres) await postgres.stop();
      await Promise.all(writers.map(({ kill }) => kill()));
      if (hitsPostgres) await postgres.start();
      if (nth % 20 === 0) log(`${nth} kills, ${counts.saved} saves acknowledged`);
    }

    const missing = await findMissing(connectionString, acknowledged);
    const database = openDatabase(connectionString, silentLogger);
    const documents = openDocuments(database.db, () => new Date());
    await wait(1_000);
    await documents.settle();
    const overdue = await documents.countOverdue();
    await database.close();
    const torn = await queryRows<{ id: string }>(connectionString, INCONSISTENT);
    const lost = missing.length + torn.length + overdue;
    return {
      tried: `${kills} times kill -9 of ${WRITERS} processes, ${Math.floor(kills / POSTGRES_EVERY)} of them with PostgreSQL, under ${acknowledged.length} acknowledged saves and ${counts.changed} changes`,
      lost,
      passed: lost === 0 && counts.saved > kills,
      notes:
        `${counts.asked - counts.saved} saves without a response; ${torn.length} documents whose rows contradict each other; ${overdue} overdue` +
        (missing.length > 0 ? `; missing: ${JSON.stringify(missing.slice(0, 3))}` : ''),
    };
  },
} satisfies Experiment;

function startWriter(connectionString: string, name: string, onLine: (line: WriterLine) => void) {
  const script = new URL('support/document-writer.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, connectionString, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const closed = new Promise<void>((resolve) => lines.once('close', () => resolve()));
  const started = new Promise<void>((resolve) => lines.once('line', () => resolve()));
  lines.on('line', (line) => {
    // The last line may be cut off by the kill.
    if (line.endsWith('}')) onLine(JSON.parse(line) as WriterLine);
  });
  return {
    started: Promise.race([started, closed]),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Acknowledged states that are no checkpoint. */
async function findMissing(connectionString: string, acknowledged: readonly WriterLine[]) {
  const rows = await queryRows<{ id: string; version: number; text: string }>(
    connectionString,
    `select document_id as id, version, content ->> 'title' as text from cms_document_checkpoints`,
  );
  const stored = new Map(rows.map(({ id, version, text }) => [`${id} ${version}`, text]));
  return acknowledged.filter(({ id, version, text }) => stored.get(`${id} ${version}`) !== text);
}
