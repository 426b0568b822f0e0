import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Path of a program, which may be in a folder for administrators; undefined where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);

const RELOADED_WITHIN_MS = 1_000;
const CERTIFICATE = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');

/** What of deploy/nginx is of the machine that it was written for, and what stands there on this one. */
interface Places {
  folder: string;
  /** of TLS, and of plain HTTP that leads there */
  ports: { tls: number; plain: number };
  /** ports of the web nodes */
  nodes: readonly number[];
}

/**
 * Starts the nginx of this machine with the configuration in deploy/nginx, on other ports, with a certificate of its own.
 * @param nodes ports of the web nodes
 */
export async function startNginx(nodes: readonly number[]) {
  await using cleanUp = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'cadron-nginx-'));
  cleanUp.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const ports = { tls: await freePort(), plain: await freePort() };
  await writeConfiguration({ folder, ports, nodes });
  const nginx = spawn(findProgram('nginx')!, commandLine(folder), { stdio: 'inherit' });
  cleanUp.defer(() => end(nginx));
  const url = `https://127.0.0.1:${ports.tls}`;
  const isUp = () => existsSync(join(folder, 'nginx.pid'));
  for (let tries = 0; !isUp(); tries += 1) {
    if (tries > 500 || nginx.exitCode !== null) throw new Error('nginx did not start');
    await sleep(20);
  }
  const kept = cleanUp.move();
  return {
    url,
    /** Sends requests only to the other nodes, or to all again, as `down` in upstream.conf and a reload do. */
    async takeOut(node?: number) {
      await writeUpstream({ folder, nodes }, node);
      nginx.kill('SIGHUP');
      await sleep(RELOADED_WITHIN_MS);
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** What `nginx -t` says of the configuration in deploy/nginx. */
export async function checkNginx(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-nginx-'));
  try {
    const ports = { tls: await freePort(), plain: await freePort() };
    await writeConfiguration({ folder, ports, nodes: [await freePort(), await freePort()] });
    return String(spawnSync(findProgram('nginx')!, ['-t', ...commandLine(folder)]).stderr);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const commandLine = (folder: string) => ['-p', folder, '-c', join(folder, 'nginx.conf')];

async function writeConfiguration({ folder, ports, nodes }: Places) {
  await mkdir(join(folder, 'certs'));
  const at = (name: string) => join(folder, name);
  const files = ['-keyout', at('certs/privkey.pem'), '-out', at('certs/fullchain.pem')];
  execFileSync('openssl', ['req', ...CERTIFICATE, ...files], { stdio: 'ignore' });
  await writeUpstream({ folder, nodes });
  const site = replaceAll(readFileSync('deploy/nginx/site.conf', 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${ports.plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${ports.tls} ssl`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    '/var/cache/nginx/cadron': at('cache'),
    '/etc/nginx/certs': at('certs'),
  });
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${at(kind)};`,
  );
  const main = [
    ...(isRoot ? ['user root;'] : []),
    'daemon off;',
    `pid ${at('nginx.pid')};`,
    `error_log ${at('error.log')} warn;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${at('upstream.conf')};\n${site} }`,
  ];
  await writeFile(at('nginx.conf'), main.join('\n'));
}

async function writeUpstream({ folder, nodes }: Pick<Places, 'folder' | 'nodes'>, out?: number) {
  const placeOf = (node: number) => `127.0.0.1:${nodes[node]}${node === out ? ' down' : ''}`;
  const upstream = replaceAll(readFileSync('deploy/nginx/upstream.conf', 'utf8'), {
    '127.0.0.1:3001': placeOf(0),
    '127.0.0.1:3002': placeOf(1),
  });
  await writeFile(join(folder, 'upstream.conf'), upstream);
}

/** @throws Error when a text is not there, since the test would then not be of what is shipped */
function replaceAll(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The configuration of nginx has no "${from}".`);
    return changed.replaceAll(from, to);
  }, text);
}

async function end(nginx: ChildProcess) {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}
