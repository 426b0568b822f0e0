import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** The error code of S3, or undefined for a valid AWS Signature Version 4. */
export function signatureError(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: S3Credentials,
): string | undefined {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!parts) return 'AccessDenied';
  const [, key, day, region, signedHeaders, signature] = parts as unknown as string[];
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const contentHash = String(request.headers['x-amz-content-sha256']);
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body))
    return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    scope,
    sha256(canonicalRequest(request, signedHeaders!, contentHash)),
  ].join('\n');
  const signingKey = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${secretAccessKey}`,
  );
  const isRight = timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature!, 'hex'));
  return isRight ? undefined : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, contentHash: string) {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  return [
    request.method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.split('&').filter(Boolean).map(canonicalParameter).toSorted().join('&'),
    headers.join(''),
    signedHeaders,
    contentHash,
  ].join('\n');
}

function canonicalParameter(parameter: string): string {
  const [name = '', value = ''] = parameter.split('=');
  return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
}

/** AWS encoding: everything but letters, digits, and `-._~`. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();
