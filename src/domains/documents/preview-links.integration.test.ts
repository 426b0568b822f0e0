import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createPreviewLinks, MAX_PREVIEW_LINKS } from './preview-links.server.ts';

const DAY_MS = 24 * 3_600_000;
const START = new Date('2026-11-22T15:00:00Z');
const CONTENT = { path: '/offer', title: 'Offer', seo: { title: '', description: '' }, blocks: [] };

async function open() {
  const fixture = await createTestDatabase();
  onTestFinished(() => fixture[Symbol.asyncDispose]());
  const { db, pool } = fixture.database;
  let now = START;
  const clock = () => now;
  const documents = openDocuments(db, clock);
  const links = createPreviewLinks({ db, clock, documents });
  const { id } = await documents.create('page', CONTENT, EDITOR);
  const make = async (days: 1 | 7 | 30) => {
    const made = await links.make(id, days, EDITOR);
    if (!made.ok) throw new Error(made.message);
    return made;
  };
  const setNow = (at: Date) => (now = at);
  return { documents, links, id, make, pool, setNow };
}

test('a token shows the working copy until it expires, and the table does not contain it', async () => {
  const { documents, links, id, make, pool, setNow } = await open();
  const { token, link } = await make(7);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(link.expiresAt).toEqual(new Date(START.getTime() + 7 * DAY_MS));
  await documents.save({
    id,
    base: 1,
    content: { ...CONTENT, title: 'Later' },
    by: EDITOR,
    saveId: '9b2f6e34-1111-4222-8333-444455556666',
  });
  expect((await links.resolve(token))?.document.content.title).toBe('Later');
  const { rows } = await pool.query(`select l::text as text from cms_preview_links l`);
  expect(rows).toHaveLength(1);
  expect(rows[0].text).not.toContain(token);

  setNow(new Date(link.expiresAt.getTime() - 1));
  expect(await links.resolve(token)).toBeDefined();
  setNow(link.expiresAt);
  expect(await links.resolve(token)).toBeUndefined();
  expect(await links.list(id)).toEqual([]);
});

test('a revoked token stops at once, and others go on; both are in the history', async () => {
  const { links, id, make, pool } = await open();
  const one = await make(1);
  const other = await make(30);
  expect((await links.list(id)).map((link) => link.id)).toHaveLength(2);
  expect(await links.revoke(id, one.link.id, EDITOR)).toBe(true);
  expect(await links.revoke(id, one.link.id, EDITOR)).toBe(false);
  expect(await links.resolve(one.token)).toBeUndefined();
  expect(await links.resolve(other.token)).toBeDefined();
  expect((await links.list(id)).map((link) => link.id)).toEqual([other.link.id]);
  const { rows } = await pool.query(
    `select action, actor_name, activity::text as whole from activity where action like '%preview%' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'page.preview-link-created',
    'page.preview-link-created',
    'page.preview-link-revoked',
  ]);
  for (const { whole } of rows) expect(whole).not.toContain(one.token);
});

test('guesses, the hash of a token, and the link of another document lead nowhere', async () => {
  const { documents, links, make, pool } = await open();
  const { token, link } = await make(1);
  const { rows } = await pool.query(`select token_hash from cms_preview_links`);
  const guesses = [
    '',
    '\0',
    rows[0].token_hash,
    link.id,
    `${token}x`,
    token.slice(1),
    token.toUpperCase(),
    randomBytes(32).toString('base64url'),
  ];
  for (const guess of guesses) expect(await links.resolve(guess), guess).toBeUndefined();
  const other = await documents.create('page', { ...CONTENT, path: '/other' }, EDITOR);
  expect(await links.revoke(other.id, link.id, EDITOR)).toBe(false);
  expect(await links.resolve(token)).toBeDefined();
});

test('a document in the trash is not shown, and gets no link', async () => {
  const { documents, links, id, make } = await open();
  const { token } = await make(1);
  await documents.change(id, { type: 'trash' }, EDITOR);
  expect(await links.resolve(token)).toBeUndefined();
  expect(await links.make(id, 1, EDITOR)).toMatchObject({ ok: false });
  await documents.change(id, { type: 'restore-from-trash' }, EDITOR);
  expect(await links.resolve(token)).toBeDefined();
});

test('limits the number of links, refuses other kinds, and deletes dead links', async () => {
  const { documents, links, id, make, setNow } = await open();
  for (let made = 0; made < MAX_PREVIEW_LINKS; made += 1) await make(made === 0 ? 30 : 1);
  expect(await links.make(id, 1, EDITOR)).toMatchObject({
    ok: false,
    message: expect.stringContaining('Revoke one'),
  });
  const section = await documents.create('section', { title: 'Shared' }, EDITOR);
  expect(await links.make(section.id, 1, EDITOR)).toMatchObject({ ok: false });
  setNow(new Date(START.getTime() + 2 * DAY_MS));
  expect(await links.tidy()).toBe(MAX_PREVIEW_LINKS - 1);
  expect(await links.list(id)).toHaveLength(1);
});
