import type { EntryContext } from 'react-router';

/**
 * Drains React Router's stream of hydration data and returns the JSON text from which the wake-up script starts the
 * application. `<` is escaped, so the text cannot close its script element.
 * @param islands types of the interactive blocks in the document
 */
export async function holdApplication(
  context: EntryContext,
  islands: readonly string[],
): Promise<string> {
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
  const preload = new Set([
    manifestUrl,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...active.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]);
  return JSON.stringify({
    context: { ...JSON.parse(context.serverHandoffString ?? '{}'), islands },
    stream: stream ? await new Response(stream).text() : '',
    manifest: manifestUrl,
    entry: manifest.entry.module,
    routes: active.map((route) => [route.id, route.module]),
    preload: [...preload],
  }).replaceAll('<', '\\u003c');
}
