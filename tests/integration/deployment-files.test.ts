import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from '#src/platform/config/config.server.ts';
import { checkNginx, findProgram } from '#tests/support/nginx.ts';
import { SERVER_MEMORY, SERVER_OPTIONS } from '../../scripts/lib/repository.mjs';

/** Images cannot be pulled where tests run, so these files are read; docs/runbooks/deployment.md says so. */

interface Instruction {
  name: string;
  value: string;
}

/** The instructions of the Dockerfile, by stage. */
function readDockerfile(): Instruction[][] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name, value] = /^([A-Z]+) (.+)$/.exec(line)!;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)!.push({ name: name!, value: value! });
  }
  return stages;
}

const valuesOf = (stage: Instruction[], name: string) =>
  stage.filter((each) => each.name === name).map(({ value }) => value);

describe('the Dockerfile', () => {
  const [build, image] = readDockerfile() as [Instruction[], Instruction[]];

  test('has one step, which is the script that tests run', () => {
    expect(valuesOf(build, 'RUN').map((value) => JSON.parse(value))).toEqual([
      ['node', 'deploy/assemble.mjs', '/app', '--without-postgres'],
    ]);
    expect(valuesOf(image, 'RUN')).toEqual([]);
  });

  test('builds on the major version of Node of the product', () => {
    const major = readFileSync('.nvmrc', 'utf8').trim();
    expect(valuesOf(build, 'FROM')[0]).toMatch(new RegExp(`^node:${major}-.* AS build$`));
  });

  test('runs as an ordinary user who may only write data', () => {
    const [user] = valuesOf(image, 'USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const copies = valuesOf(image, 'COPY');
    expect(copies).toEqual([
      '--from=build /app /app',
      `--from=build --chown=${user} /app/data /app/data`,
    ]);
    expect(JSON.parse(valuesOf(image, 'VOLUME')[0]!)).toEqual(['/app/data']);
  });

  test('starts the server with the options of npm start, and asks whether it is ready', () => {
    const [program, ...options] = JSON.parse(valuesOf(image, 'ENTRYPOINT')[0]!) as string[];
    expect(program).toBe('node_modules/node/bin/node');
    expect(options).toEqual([...SERVER_OPTIONS, 'build/server/index.js']);
    expect(JSON.parse(valuesOf(image, 'CMD')[0]!)).toEqual(['start']);
    const [variables] = valuesOf(image, 'ENV');
    for (const [name, value] of Object.entries(SERVER_MEMORY))
      expect(variables).toContain(`${name}=${value}`);
    const [check] = valuesOf(image, 'HEALTHCHECK');
    expect(check).toContain(JSON.stringify([program, 'deploy/ready.mjs']).replace(',', ', '));
  });
});

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  environment?: Record<string, string>;
  env_file?: string;
  ports?: string[];
  volumes?: string[];
  command?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  build?: { context: string; dockerfile: string };
}

describe('the services of containers', () => {
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
    configs: { upstream: { content: string } };
  };
  const services = Object.entries(compose.services);

  test('are two web nodes, a worker, a proxy, a database and a store', () => {
    expect(Object.keys(compose.services)).toEqual(
      'web-1 web-2 worker proxy database store'.split(' '),
    );
    const { 'web-1': first, 'web-2': second, worker } = compose.services;
    expect(second!.environment).toEqual(first!.environment);
    expect(first!.environment).toMatchObject({ WORKER: 'off', TRUST_PROXY: '1' });
    expect(worker!.command).toEqual(['worker']);
    expect(existsSync(join('deploy', first!.build!.context, first!.build!.dockerfile))).toBe(true);
  });

  test.each(services)('%s is contained: nothing but its volumes can be written', (_, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
  });

  test('only the proxy is reached from outside', () => {
    const open = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(open).toEqual(['proxy']);
  });

  test.each(services)('%s says whether it works, or ends', (name, { healthcheck, image }) => {
    const isOfDockerfile = image === 'cadron' && !healthcheck;
    expect(healthcheck?.test?.[0] === 'CMD' || isOfDockerfile || name === 'worker').toBe(true);
  });

  test.each(services)('%s names what is there', (_, service) => {
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':') as [string];
      // Certificates are the operator's.
      if (from.startsWith('./') && from !== './certs')
        expect(existsSync(normalize(join('deploy', from)))).toBe(true);
      else if (!from.startsWith('.')) expect(compose.volumes).toHaveProperty(from);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(other);
      expect(condition).toBe('service_healthy');
    }
  });

  test('have settings that exist, and time to drain', () => {
    const settings = Object.keys(environment.shape);
    for (const [, service] of services.filter(([, { env_file: file }]) => file)) {
      expect(settings).toEqual(expect.arrayContaining(Object.keys(service.environment ?? {})));
      const drain = Number(service.environment?.['DRAIN_SECONDS'] ?? 0);
      expect(parseInt(service.stop_grace_period!)).toBeGreaterThan(drain + 10);
    }
    const example = readFileSync('deploy/env.example', 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
    const own = ['POSTGRES_PASSWORD', 'STORE_SECRET'];
    expect(named.filter((name) => !settings.includes(name))).toEqual(own);
  });

  test('the proxy knows the nodes as the shipped configuration does', () => {
    const names = compose.configs.upstream.content
      .replace(/^resolver.*\n/, '')
      .replace('web-1:3000 resolve', '127.0.0.1:3001')
      .replace('web-2:3000 resolve', '127.0.0.1:3002');
    const shipped = readFileSync('deploy/nginx/upstream.conf', 'utf8').replaceAll(/^#.*\n/gm, '');
    expect(names).toBe(shipped);
  });
});

const hasProxies = ['nginx', 'caddy', 'systemd-analyze', 'openssl'].every(findProgram);

describe.skipIf(!hasProxies)('programs of the machine accept', { tags: ['needs-proxies'] }, () => {
  test('the configuration of nginx', async () => {
    expect(await checkNginx()).toContain('test is successful');
  });

  test('the configuration of Caddy, in its own format', () => {
    const caddy = findProgram('caddy')!;
    const options = ['--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
    const checked = spawnSync(caddy, ['validate', ...options], { encoding: 'utf8' });
    expect(checked.stdout).toContain('Valid configuration');
    expect(checked.stderr).not.toContain('not formatted');
    expect(checked.status).toBe(0);
  });

  test.each(['cadron-web@.service', 'cadron-worker.service'])('the unit %s', async (unit) => {
    const folder = await mkdtemp(join(tmpdir(), 'cadron-units-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const text = await readFile(join('deploy/systemd', unit), 'utf8');
    const name = unit.replace('@', '@3001');
    await writeFile(
      join(folder, name),
      text.replaceAll('/opt/cadron/current/node_modules/node/bin/node', process.execPath),
    );
    // The account is made by the operator.
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], {
      encoding: 'utf8',
    });
    expect(said.stderr.split('\n').filter((line) => line.includes(name))).toEqual([]);
    const security = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', '--threshold=25', join(folder, name)],
      { encoding: 'utf8' },
    );
    expect(security).toMatch(/Overall exposure level.*\b(?:OK|SAFE)\b/);
  });
});
