import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';

/**
 * A process that edits documents until it is killed: `node document-writer.ts <connection string> <name>`. Prints a line of JSON
 * before each request and after each acknowledgment.
 */

const [, , connectionString, name] = process.argv;
const database = openDatabase(connectionString!, silentLogger, { connections: 4 });
const documents = openDocuments(database.db, () => new Date());

export interface WriterLine {
  type: 'created' | 'asked' | 'saved' | 'changed';
  id: string;
  text?: string;
  version?: number;
  change?: string;
}

const print = (line: WriterLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
const random = (below: number) => Math.floor(Math.random() * below);

async function work(): Promise<never> {
  let document = await create();
  for (let step = 1; ; step += 1) {
    if (step % 40 === 0) document = await create();
    const text = `${name}-${step}`;
    const base = document.version;
    print({ type: 'asked', id: document.id, text });
    const content = build(document.path, text);
    const saveId = randomUUID();
    const saved = await documents.save({ id: document.id, base, content, by: EDITOR, saveId });
    if (saved.ok) {
      document.version = saved.version;
      print({ type: 'saved', id: document.id, text, version: saved.version });
    } else if (saved.reason === 'outdated') document.version = saved.current.version;
    await changeLife(document.id, document.version);
  }
}

async function create() {
  const path = `/${name}-${randomUUID()}`;
  const { id, version } = await documents.create('page', build(path, `${name}-0`), EDITOR);
  print({ type: 'created', id, text: `${name}-0`, version });
  return { id, version, path };
}

async function changeLife(id: string, version: number): Promise<void> {
  const soon = (ms: number) => new Date(Date.now() + ms);
  const changes = [
    { type: 'publish', version },
    { type: 'schedule', version, at: soon(50), until: soon(400) },
    { type: 'schedule', version, at: soon(20) },
    { type: 'unpublish' },
    { type: 'cancel-schedule' },
  ] as const;
  const change = changes[random(changes.length)]!;
  const result = await documents.change(id, change, EDITOR);
  if (result.ok) print({ type: 'changed', id, change: change.type });
  await wait(random(30));
  await documents.settle();
}

const build = (path: string, text: string) => ({
  path,
  title: text,
  seo: { title: text, description: '' },
  blocks: [{ id: 'a', type: 'rich-text', props: { text } }],
});

for (;;) {
  try {
    await work();
  } catch {
    await wait(100); // PostgreSQL was killed
  }
}
