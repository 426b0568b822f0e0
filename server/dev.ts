import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { mediaResponse } from '#src/platform/http/media-response.server.ts';
import type { createDevSystem } from './dev-system.ts';
import { openEnvironment } from './environment.ts';
import { onShutdown } from './shutdown.ts';

interface DevModule {
  createDevSystem: typeof createDevSystem;
}

type DevSystem = Awaited<ReturnType<typeof createDevSystem>>;

/** `npm run dev`: runs the application behind Vite, without cache and edge; reloads as sources change. */
const environment = await openEnvironment();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } });
let loaded: DevModule | undefined;
let current: Promise<DevSystem> | undefined;

async function system(): Promise<DevSystem> {
  const module = (await vite.ssrLoadModule('/server/dev-system.ts')) as DevModule;
  if (module !== loaded || !current) {
    const previous = current;
    loaded = module;
    current = module.createDevSystem(environment);
    await (await previous)?.stop();
  }
  return current;
}

const listener = getRequestListener(async (request) => {
  try {
    const { render, mediaFile } = await system();
    const isMedia = new URL(request.url).pathname.startsWith('/media/');
    return await (isMedia ? mediaResponse(request, mediaFile) : render(request, '127.0.0.1'));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    return new Response(String((error as Error).stack), { status: 500 });
  }
});
const { PORT, HOST } = environment.config;
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(PORT, HOST, () => console.log(`Development server at http://localhost:${PORT}`));
onShutdown(environment.log, async () => {
  server.close();
  await vite.close();
  await (await current)?.stop();
  await environment.stop();
});
const { firstOwner } = await system();
if (firstOwner.created)
  console.log(`  sign in as ${firstOwner.email} ${firstOwner.password ?? ''}`);
