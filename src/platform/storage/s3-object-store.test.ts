import { CopyObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { startS3StandIn } from '#tests/fakes/s3-stand-in.ts';
import { s3ObjectStore } from './s3-object-store.server.ts';

async function standIn() {
  const s3 = await startS3StandIn();
  onTestFinished(() => s3.stop());
  return s3;
}

test('throws for a wrong secret, an unknown key and a missing bucket', async () => {
  const s3 = await standIn();
  const right = s3ObjectStore(s3);
  await right.write('folder/a.svg', 'a');
  const wrongs = [
    [{ secretAccessKey: 'guessed' }, /signature/i],
    [{ accessKeyId: 'unknown' }, /access key|InvalidAccessKeyId/i],
  ] as const;
  for (const [wrong, reason] of wrongs) {
    const store = s3ObjectStore({ ...s3, ...wrong });
    await expect(store.list('folder')).rejects.toThrow(reason);
    await expect(store.read('folder/a.svg')).rejects.toThrow(reason);
    await expect(store.exists('folder/a.svg')).rejects.toThrow();
    await expect(store.write('folder/b.svg', 'b')).rejects.toThrow(reason);
    await expect(store.remove('folder/a.svg')).rejects.toThrow(reason);
  }
  await expect(s3ObjectStore({ ...s3, bucket: 'elsewhere' }).list('')).rejects.toThrow(/bucket/i);
  expect([...s3.objects.keys()]).toEqual(['folder/a.svg']);
});

test('writes a file of any size as a single PUT', async () => {
  const s3 = await standIn();
  await s3ObjectStore(s3).write('big.bin', Buffer.alloc(12_000_000));
  expect(s3.requests).toEqual([expect.stringMatching(/^PUT \/site-media\/big\.bin/)]);
});

test('reads with one request, also for a missing file', async () => {
  const s3 = await standIn();
  const store = s3ObjectStore(s3);
  expect(await store.read('missing.svg')).toBeUndefined();
  expect(s3.requests).toHaveLength(1);
});

test('throws within seconds when the service is down', async () => {
  const s3 = await standIn();
  const store = s3ObjectStore(s3);
  await s3.stop();
  await expect(store.list('folder')).rejects.toThrow();
});

test('the fake server copies like S3', async () => {
  const s3 = await standIn();
  await s3ObjectStore(s3).write('a b/ü.svg', 'copied');
  const client = new S3Client({ ...s3, credentials: s3, forcePathStyle: true });
  const CopySource = `${s3.bucket}/${encodeURIComponent('a b/ü.svg')}`;
  await client.send(new CopyObjectCommand({ Bucket: s3.bucket, Key: 'c.svg', CopySource }));
  expect(s3.objects.get('c.svg')?.body.toString()).toBe('copied');
});
