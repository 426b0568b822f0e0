import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findProgram } from '#tests/support/nginx.ts';
import { PEER_PAGES, writePeerPages } from './peer-pages.ts';
import { timed } from './timed.ts';

/** Where peers are installed and built; kept for the next run. */
const FOLDER = resolve('.cache/peers');
const run = promisify(execFile);

export interface Contender {
  name: string;
  url: string;
  pid: number;
  stop(): unknown;
}

/** The programs that serve what each framework builds. */
const FRAMEWORKS: Readonly<Record<string, readonly string[]>> = {
  'Next 16': ['next', 'node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  'Astro 7': ['astro', 'dist/server/entry.mjs'],
  'TanStack Start': ['tanstack', '.output/server/index.mjs'],
};

/** How long it took to install and to build, in milliseconds. */
export interface Effort {
  install: number;
  build: number;
}

/** Installs what a lock file names into an empty folder, with the packages that npm has kept from before. */
export async function install(
  source: string,
  name: string,
): Promise<{ folder: string; ms: number }> {
  const folder = join(FOLDER, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    await cp(join(source, file), join(folder, file));
  const { ms } = await timed(() =>
    run('npm', ['ci', '--prefer-offline', '--include=dev'], { cwd: folder }),
  );
  return { folder, ms };
}

/** Installs and builds each peer with the pages of the site at `origin`. */
export async function buildPeers(origin: string): Promise<Record<string, Effort>> {
  const efforts: Record<string, Effort> = {};
  for (const [name, [source = '']] of Object.entries(FRAMEWORKS)) {
    const { folder, ms } = await install(join('bench/peers', source), source);
    await cp(join('bench/peers', source), folder, { recursive: true });
    await writePeerPages(origin, folder);
    const built = await timed(() => run('npm', ['run', 'build'], { cwd: folder }));
    efforts[name] = { install: ms, build: built.ms };
  }
  return efforts;
}

export const startPeers = (port: number): Promise<Contender[]> =>
  Promise.all(
    Object.entries(FRAMEWORKS).map(([name, [source = '', ...command]], n) =>
      startProgram(name, port + n, process.execPath, command, join(FOLDER, source)),
    ),
  );

async function startProgram(
  name: string,
  port: number,
  program: string,
  command: readonly string[],
  cwd = '.',
): Promise<Contender> {
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) };
  const server = spawn(program, command, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 500) throw new Error(`${name} did not start`);
    await wait(20);
  }
  const stop = () => (server.kill(), once(server, 'exit'));
  return { name, url, pid: server.pid!, stop };
}

interface SentBytes {
  headers: Record<string, unknown>;
  body: string;
}

/** Starts the two references, which send our own bytes: the least that Node can do, and nginx. */
export async function startReferences(origin: string, port: number): Promise<Contender[]> {
  const folder = join(FOLDER, 'references');
  await mkdir(folder, { recursive: true });
  const pages: Record<string, SentBytes> = {};
  const locations: string[] = [];
  for (const [name, path] of Object.entries(PEER_PAGES)) {
    pages[path] = await fetchRaw(origin + path);
    await writeFile(join(folder, name), Buffer.from(pages[path].body, 'base64'));
    locations.push(`location = ${path} { try_files /${name} =404; }`);
  }
  const sent = join(folder, 'pages.json');
  await writeFile(sent, JSON.stringify(pages));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events {}
    http { access_log off; root ${folder}; default_type text/html; open_file_cache max=10;
    add_header Content-Encoding br; keepalive_requests 1000000000;
    server { listen 127.0.0.1:${port + 1}; ${locations.join(' ')} } }`,
  );
  return Promise.all([
    startProgram('Node, our bytes', port, process.execPath, [
      'bench/peer-raw-node.ts',
      sent,
      String(port),
    ]),
    startProgram('nginx, our bytes', port + 1, findProgram('nginx')!, [
      '-p',
      folder,
      '-c',
      configuration,
    ]),
  ]);
}

/** Fetches the response as sent, compressed. */
export function fetchRaw(url: string): Promise<SentBytes> {
  return new Promise((resolve_, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const {
          connection: _connection,
          'keep-alive': _keepAlive,
          date: _date,
          ...headers
        } = response.headers;
        resolve_({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

const TEXT = /html|css|javascript|svg|json/;

/** Stands before a peer as the best proxy would: keeps what it serves, compressed as far as Brotli goes. */
export async function startProxy({ url, name }: Contender): Promise<Contender> {
  const kept = new Map<string, Promise<{ headers: OutgoingHttpHeaders; body: Buffer }>>();
  const read = async (path: string) => {
    const response = await fetch(url + path);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'cache-control': 'max-age=31536000' };
    if (!TEXT.test(type)) return { headers, body };
    return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
  };
  const send = async (path: string, response: ServerResponse) => {
    if (!kept.has(path)) kept.set(path, read(path));
    const { headers, body } = await kept.get(path)!;
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  };
  const server = createServer((incoming, response) => void send(incoming.url!, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { name, url: `http://127.0.0.1:${port}`, pid: process.pid, stop: () => server.close() };
}

/** Keeps a process, with its threads, on some cores, such as `0,1`. */
export const pin = (pid: number, cores: string) => run('taskset', ['-apc', cores, String(pid)]);
