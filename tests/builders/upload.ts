import type { Upload } from '#src/admin/uploads/upload.ts';
import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';

/** A picture of the library as browsers get it. */
export const SENT_ASSET: SentAsset = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  address: 'Team/ana.png',
  folder: 'Team',
  name: 'ana.png',
  alt: '',
  isDecorative: false,
  focus: { x: 0.5, y: 0.5 },
  kind: 'picture',
  contentType: 'image/png',
  bytes: 1_000,
  width: 60,
  height: 40,
  hash: 'a'.repeat(64),
};

/** A file in the queue of uploads. */
export const buildUpload = (changes: Partial<Upload> = {}): Upload => ({
  key: 'upload',
  name: 'ana.png',
  folder: 'Team',
  bytes: 1_000,
  state: 'waiting',
  sent: 0,
  ...changes,
});
