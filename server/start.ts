import { SHORT_NAME } from '#content/short-name.ts';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cdnOf } from '#src/integrations/cdn/cdn.server.ts';
import type { FirstOwner } from '#src/platform/auth/first-owner.server.ts';
import {
  closeGently,
  CONNECTION_LIMITS,
  createBoundedServer,
} from '#src/platform/http/bounded-server.server.ts';
import { readClientFiles, scriptFile, textFile } from '#src/platform/http/client-files.server.ts';
import { createEdge } from '#src/platform/http/edge.server.ts';
import { robotsHeader } from '#src/platform/http/site-environment.ts';
import { securityHeaders, type TagSources } from '#src/platform/http/security-headers.ts';
import { tagSources } from '#src/wiring/tag-sources.ts';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { PREFETCH_RULES, PREFETCH_RULES_PATH } from '#src/domains/site-map/prefetch-rules.ts';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { FIRST_SCRIPT, LOAD_AGAIN } from '#src/inline/inline-scripts.server.ts';
import { buildSystem } from '#src/wiring/build-system.server.ts';
import { ADDRESS_RULES } from '#src/wiring/address-rules.ts';
import { BODY_LIMITS } from '#src/wiring/body-limits.ts';
import { RATE_LIMITS, RENDER_LIMITS } from '#src/wiring/rate-limits.ts';
import { createApplication } from './application.ts';
import { bringUp } from './bring-up.ts';
import { openEnvironment } from './environment.ts';
import { onShutdown } from './shutdown.ts';

/** Gives way to the visitors who waited for the start. */
const WARM_UP_AFTER_MS = 10_000;

const CLOCK_CHECK_MS = 10_000;

/**
 * The web process: the site, the admin area, and the worker unless WORKER=off.
 * @param heavyThread file that a thread of heavy work runs
 */
export async function start(heavyThread: string) {
  const environment = await openEnvironment();
  const { log } = environment;
  const system = await buildSystem({ ...environment, heavyThread });
  const { config } = system.settings;
  const files = await readClientFiles('./build/client');
  files.set(LOAD_AGAIN.path, scriptFile(LOAD_AGAIN.code));
  files.set(PREFETCH_RULES_PATH, textFile(PREFETCH_RULES, '.rules'));
  let isPrepared = false;
  const triedOnce = Promise.withResolvers<void>();
  let isEnding = false;
  const headersWith = (tags?: TagSources) => ({
    ...securityHeaders([FIRST_SCRIPT], config.SITE_URL, tags),
    ...robotsHeader(config.SITE_URL, config.SITE_ENV),
  });
  let made: { revision: number; headers: Record<string, string> } | undefined;
  // The policy has a hash to compute, and names the tags, which the team may change.
  const documentHeaders = () => {
    const revision = system.settings.revision();
    if (made?.revision !== revision)
      made = {
        revision,
        headers: {
          ...headersWith(tagSources(config)),
          'Speculation-Rules': `"${PREFETCH_RULES_PATH}"`,
        },
      };
    return made.headers;
  };
  const application = createApplication(system);
  const cdn = cdnOf(config.CDN_SERVICE, config.CDN_TOKEN, config.CDN_API_ORIGIN);
  const edge = createEdge({
    clientFiles: files,
    // Proves to search engines whose key it is.
    ownFile: (path) =>
      path === `/${config.INDEXNOW_KEY}.txt` ? textFile(config.INDEXNOW_KEY!) : undefined,
    siteUrl: config.SITE_URL,
    // A node that starts beside others gets requests at once: its database is mostly there, but not its queue and media.
    render: async (...request) => {
      await triedOnce.promise;
      return application(...request);
    },
    resolveRedirect: (asked) => system.services.redirects.resolve(asked),
    mayRedirect: (pathAndQuery) => system.services.redirects.mayBeForQuery(pathAndQuery),
    nextChangeAt: system.nextChangeAt,
    changesMade: system.changesMade,
    cdn,
    readiness: async () => ({
      ...(await system.readiness()),
      content: isPrepared,
      accepting: !isEnding,
    }),
    gauges: () => ({ pool: system.pool.counts() }),
    isAlive: () => system.pool.isAlive(),
    media: system.mediaFile,
    versionMedia: system.versionMedia,
    redactPath: withoutSecrets,
    headers: documentHeaders,
    // No tag is loaded there, and none may be.
    adminHeaders: headersWith(),
    addressRules: ADDRESS_RULES,
    limits: RATE_LIMITS,
    renderLimits: RENDER_LIMITS,
    rateLimitScale: () => config.RATE_LIMIT_SCALE,
    trustedProxies: config.TRUST_PROXY,
    onForwarding: system.proxyWatch.record,
    onRequest: system.services.countLanding,
    bodyLimits: BODY_LIMITS,
    log,
  });
  let isMigrated = false;
  const onChange = async () => {
    edge.cache.expire();
    // Reading tables that a first start has not created yet would only log errors.
    if (!isMigrated) return;
    // Documents that were rendered meanwhile show the media of before.
    if (await system.contentChanged()) edge.cache.expire();
  };
  const changes = listenForContentChanges(
    environment.connectionString,
    () => void onChange(),
    log,
    {
      onPart: () => void system.mediaChanged(),
    },
  );
  // No request asks for what a CDN keeps, so nothing else would notice a change that the clock makes.
  if (cdn) setInterval(() => edge.cache.generation(), CLOCK_CHECK_MS).unref();
  const inFlight = new Set<ServerResponse>();
  const drainMs = config.DRAIN_SECONDS * 1_000;
  const server = createBoundedServer(
    (request, response) => {
      inFlight.add(response);
      if (isEnding) response.shouldKeepAlive = false;
      response.once('close', () => inFlight.delete(response));
      edge.listener(request, response);
    },
    { ...CONNECTION_LIMITS, connections: config.MAX_CONNECTIONS },
  );
  const port = await listen(server, config.PORT, config.HOST);
  system.servesAt(localOrigin(config.HOST, port));

  const stop = async () => {
    isEnding = true;
    // So that a proxy opens another connection, perhaps to another node.
    for (const response of inFlight) response.shouldKeepAlive = false;
    await closeGently(server, drainMs);
    await changes.stop();
    await system.stop();
    await environment.stop();
  };
  onShutdown(log, stop, drainMs);
  const owner = await bringUp(system, environment, {
    work: config.WORKER === 'inline',
    onFailure: triedOnce.resolve,
    onMigrated() {
      isMigrated = true;
      void onChange();
    },
  });
  await system.proxyWatch.start();
  edge.cache.expire(); // documents rendered before the database was ready
  isPrepared = true;
  triedOnce.resolve();
  setTimeout(() => system.warmUp(), WARM_UP_AFTER_MS).unref();
  announce(`http://localhost:${port}`, owner);
}

function announce(address: string, owner: FirstOwner) {
  const lines = [`${SHORT_NAME} is at ${address}`, `Admin area at ${address}/admin`];
  if (owner.created) lines.push(`  sign in as ${owner.email}`);
  if (owner.created && owner.password)
    lines.push(`  password   ${owner.password}   (shown only this once)`);
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

/** An address at which this process reaches itself. */
function localOrigin(host: string, port: number) {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? Object.assign(new Error(`Port ${port} is in use. Set PORT to another one.`), {
              operator: true,
            })
          : error,
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
