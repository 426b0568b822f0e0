import { createHash } from 'node:crypto';
import type { EntryContext } from 'react-router';
import loadAgain from './load-again.inline.ts?inline-script';

/** The script that pages load when a file is missing. It is no part of the client build, whose files import others. */
export const LOAD_AGAIN = {
  path: `/assets/load-again-${createHash('sha256').update(loadAgain).digest('hex').slice(0, 8)}.js`,
  code: loadAgain,
};

interface HeldApplicationText {
  /** The JSON text from which the wake-up script starts the application. `<` is escaped, so it cannot close its script element. */
  held: string;
  /** addresses of scripts that the document loads from its beginning */
  preloads: readonly string[];
}

/**
 * Drains React Router's stream of hydration data. Visitors read before React starts, so its scripts are loaded when the wake-up script
 * says so. Nobody can use an admin page before it has them, so the document names them.
 * @param islands types of the interactive blocks in the document
 */
export async function holdApplication(
  context: EntryContext,
  islands: readonly string[],
): Promise<HeldApplicationText> {
  const stream = context.serverHandoffStream;
  delete context.serverHandoffStream; // keeps ServerRouter from printing it as inline scripts
  const { manifest, staticHandlerContext } = context;
  const active = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  // Public pages load the manifest without admin routes (scripts/lib/site-manifest.mjs).
  const isAdmin = active.some(({ id }) => id.startsWith('admin/'));
  const manifestUrl = isAdmin
    ? manifest.url
    : manifest.url.replace('/manifest-', '/site-manifest-');
  const scripts = new Set([
    manifestUrl,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...active.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]);
  const held = JSON.stringify({
    context: { ...JSON.parse(context.serverHandoffString ?? '{}'), islands },
    stream: stream ? await new Response(stream).text() : '',
    entry: manifest.entry.module,
    routes: active.map(({ id }) => id),
    modules: [manifestUrl, ...active.map(({ module }) => module)],
    preload: isAdmin ? [] : [...scripts],
    again: LOAD_AGAIN.path,
  });
  return {
    held: held.replaceAll('<', '\\u003c'),
    preloads: isAdmin ? [...scripts] : [],
  };
}
