import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, listen } from './listen.ts';
import { signatureError } from './s3-signature.ts';

/** The page size of an S3 listing. */
const PAGE = 1000;

interface Stored {
  body: Buffer;
  type: string;
}

class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * A small S3 with one bucket: PUT, GET, HEAD, DELETE, copy, and ListObjectsV2 with prefix, delimiter and paging. It
 * verifies signatures, and returns 501 for anything else.
 */
export async function startS3StandIn() {
  const credentials = { accessKeyId: 'standin', secretAccessKey: 'stand-in-secret' };
  const bucket = 'site-media';
  /** by key; may be read and changed */
  const objects = new Map<string, Stored>();
  /** as `METHOD /path?query` */
  const requests: string[] = [];

  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    requests.push(`${request.method} ${request.url}`);
    try {
      const body = await buffer(request);
      const wrong = signatureError(request, body, credentials);
      if (wrong) throw new S3Error(403, wrong);
      act(request, response, body);
    } catch (error) {
      const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
      const text = `<Error><Code>${known.code}</Code><Message>${String(error)}</Message></Error>`;
      response.writeHead(known.status, { 'Content-Type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : text);
    }
  }

  function act(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const [asked, ...rest] = path.slice(1).split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (asked !== bucket) throw new S3Error(404, 'NoSuchBucket');
    if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError');
    const { method } = request;
    if (method === 'GET' && key === '')
      return sendXml(response, listing(objects, new URLSearchParams(query)));
    if (key === '') throw new S3Error(501, 'NotImplemented');
    if (method === 'PUT') return put(request, response, key, body);
    if (method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end());
    if (method !== 'GET' && method !== 'HEAD') throw new S3Error(501, 'NotImplemented');
    const found = get(key);
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const sent = range ? found.body.subarray(Number(range[1]), Number(range[2]) + 1) : found.body;
    response.writeHead(range ? 206 : 200, {
      'Content-Type': found.type,
      'Content-Length': sent.length,
      ETag: etag(found.body),
      'Last-Modified': new Date(0).toUTCString(),
    });
    response.end(method === 'HEAD' ? undefined : sent);
  }

  function put(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const source = request.headers['x-amz-copy-source'];
    const type = request.headers['content-type'] ?? 'application/octet-stream';
    if (source === undefined) {
      objects.set(key, { body, type });
      return void response.writeHead(200, { ETag: etag(body) }).end();
    }
    const [, from, ...path] = decodeURIComponent(String(source))
      .replace(/^(?!\/)/, '/')
      .split('/');
    if (from !== bucket) throw new S3Error(404, 'NoSuchBucket');
    const copied = get(path.join('/'));
    objects.set(key, copied);
    sendXml(response, `<CopyObjectResult><ETag>${etag(copied.body)}</ETag></CopyObjectResult>`);
  }

  function get(key: string): Stored {
    const found = objects.get(key);
    if (!found) throw new S3Error(404, 'NoSuchKey');
    return found;
  }

  const port = await listen(server);
  return {
    ...credentials,
    bucket,
    objects,
    requests,
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => close(server),
  };
}

/** One page of ListObjectsV2; keys sorted by bytes, like S3. */
function listing(objects: Map<string, Stored>, query: URLSearchParams): string {
  if (query.get('list-type') !== '2') throw new S3Error(501, 'NotImplemented');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const limit = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const entries = new Map<string, Stored | undefined>();
  for (const key of [...objects.keys()].toSorted((a, b) =>
    Buffer.compare(Buffer.from(a), Buffer.from(b)),
  )) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    if (end < 0) entries.set(key, objects.get(key));
    else entries.set(key.slice(0, end + 1), undefined);
  }
  const names = [...entries.keys()];
  const start = after ? names.indexOf(after) + 1 : 0;
  const page = names.slice(start, start + limit);
  const isTruncated = start + limit < names.length;
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const rows = page.map((name) => {
    const stored = entries.get(name);
    if (!stored) return `<CommonPrefixes><Prefix>${escape(name)}</Prefix></CommonPrefixes>`;
    return `<Contents><Key>${escape(name)}</Key><Size>${stored.body.length}</Size></Contents>`;
  });
  return `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${
    isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
  }${rows.join('')}</ListBucketResult>`;
}

function sendXml(response: ServerResponse, text: string) {
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
}

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
