import { expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { zipFiles } from './zip-files.server.ts';

const asset = (folder: string, name: string, address: string) => ({
  folder,
  name,
  address,
  changedAt: new Date('2026-11-22T12:00:00Z'),
});

/** The stored names, in order: each local header has the length of its name at 26, and the name at 30. */
function namesIn(zip: Buffer): string[] {
  const names = [];
  for (let at = zip.indexOf('PK\u0003\u0004'); at >= 0; at = zip.indexOf('PK\u0003\u0004', at + 4))
    names.push(zip.toString('utf8', at + 30, at + 30 + zip.readUInt16LE(at + 26)));
  return names;
}

const zip = async (
  assets: readonly ReturnType<typeof asset>[],
  read = (address: string): Promise<Buffer | undefined> => Promise.resolve(Buffer.from(address)),
) => Buffer.from(await new Response(zipFiles(assets, read, silentLogger)).arrayBuffer());

test('files are in their folders, by their name with the extension of the file, each name once', async () => {
  const names = namesIn(
    await zip([
      asset('Team/2026', 'Ana Silva', 'Team/a1.JPG'),
      asset('Team/2026', 'ana silva.jpg', 'Team/a2.jpg'),
      asset('', '../etc/passwd', 'x.png'),
      asset('', '...', 'y.png'),
    ]),
  );
  expect(names).toEqual([
    'Team/2026/Ana Silva.JPG',
    'Team/2026/ana silva (2).jpg',
    '-etc-passwd.png',
    'file.png',
  ]);
});

test('a file that cannot be read is named inside', async () => {
  const contents = await zip(
    [asset('', 'a.png', 'a.png'), asset('', 'gone.png', 'gone.png'), asset('', 'b.png', 'b.png')],
    (address) =>
      address === 'gone.png'
        ? Promise.reject(new Error('the store is away'))
        : Promise.resolve(address === 'b.png' ? undefined : Buffer.from('A')),
  );
  expect(namesIn(contents)).toEqual(['a.png', 'Missing files.txt']);
  expect(contents.toString('utf8')).toContain('These files could not be read:\ngone.png\nb.png\n');
});

test('reads one file at a time, when the one before was taken', async () => {
  const reads: string[] = [];
  const assets = ['a', 'b', 'c', 'd'].map((name) => asset('', name, `${name}.png`));
  const reader = zipFiles(
    assets,
    (address) => {
      reads.push(address);
      return Promise.resolve(Buffer.alloc(1_000));
    },
    silentLogger,
  ).getReader();
  await reader.read();
  expect(reads.length).toBeLessThan(3);
  await reader.cancel();
});
