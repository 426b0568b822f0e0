import { Readable } from 'node:stream';
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

const streamOf = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false });

const zip = async (
  assets: readonly ReturnType<typeof asset>[],
  open = (address: string): Promise<Readable | undefined> => Promise.resolve(streamOf(address)),
) => Buffer.from(await new Response(zipFiles(assets, open, silentLogger)).arrayBuffer());

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
        : Promise.resolve(address === 'b.png' ? undefined : streamOf('A')),
  );
  expect(namesIn(contents)).toEqual(['a.png', 'Missing files.txt']);
  expect(contents.toString('utf8')).toContain('These files could not be read:\ngone.png\nb.png\n');
});

/** A file of 100 MB, in parts of 64 KB. */
function largeFile() {
  const file = { parts: 0, stream: undefined as unknown as Readable };
  const part = Buffer.alloc(65_536, 7);
  file.stream = new Readable({
    read() {
      file.parts += 1;
      this.push(file.parts > 1_600 ? null : part);
    },
  });
  return file;
}

test('reads a file as it is taken, and closes it when the reader goes away', async () => {
  const opened: string[] = [];
  const large = largeFile();
  const reader = zipFiles(
    [asset('', 'a', 'a.mp4'), asset('', 'b', 'b.mp4')],
    (address) => {
      opened.push(address);
      return Promise.resolve(large.stream);
    },
    silentLogger,
  ).getReader();
  for (let chunk = 0; chunk < 4; chunk += 1) await reader.read();
  expect(opened).toEqual(['a.mp4']);
  expect(large.parts).toBeLessThan(20);
  expect(large.stream.destroyed).toBe(false);
  await reader.cancel();
  expect(large.stream.destroyed).toBe(true);
});

test('a file that fails midway fails the ZIP', async () => {
  const fails = new Readable({ read() {} });
  fails.push('the start');
  const contents = zip([asset('', 'a.png', 'a.png')], () => Promise.resolve(fails));
  setImmediate(() => fails.destroy(new Error('the store is away')));
  await expect(contents).rejects.toThrow('the store is away');
});
