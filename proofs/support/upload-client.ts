import type { Site } from '#tests/support/site.ts';

/** The end of an upload. */
export interface Outcome {
  state: string;
  message?: string;
  asset?: { hash: string };
}

interface Init extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

/** Uploads like the browser of a signed-in person, to whichever server runs. */
export function createUploadClient(
  site: () => Site,
  cookie: string,
  { path = '/admin/media-library/uploads', fileName = 'video.mp4' } = {},
) {
  const ask = (address: string, init: Init) =>
    fetch(site().url + address, {
      ...init,
      headers: { cookie, origin: site().url, 'Tus-Resumable': '1.0.0', ...init.headers },
    });
  return {
    async begin(bytes: number): Promise<string> {
      const name = Buffer.from(fileName).toString('base64');
      const headers = { 'Upload-Length': String(bytes), 'Upload-Metadata': `name ${name}` };
      const response = await ask(path, { method: 'POST', headers });
      const id = response.headers.get('location')?.split('/').at(-1);
      if (!id) throw new Error(`${response.status} ${await response.text()}`);
      return id;
    },
    /** @returns the status; 0 when the connection was lost */
    send: (id: string, offset: number, body: Buffer) =>
      ask(`${path}/${id}`, {
        method: 'PATCH',
        headers: {
          'Upload-Offset': String(offset),
          'Content-Type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(body),
      }).then(
        async (response) => {
          await response.arrayBuffer().catch(() => undefined);
          return response.status;
        },
        () => 0,
      ),
    async offset(id: string): Promise<number> {
      const response = await ask(`${path}/${id}`, { method: 'HEAD' });
      if (response.status !== 200) throw new Error(`the upload is lost: ${response.status}`);
      return Number(response.headers.get('upload-offset'));
    },
    async outcome(id: string): Promise<Outcome> {
      return (await (await ask(`${path}/${id}`, {})).json()) as Outcome;
    },
    async known(hash: string): Promise<number> {
      const response = await ask('/admin/media-library/known', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ hashes: [hash] }),
      });
      return ((await response.json()) as { known: unknown[] }).known.length;
    },
  };
}
