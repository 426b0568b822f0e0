import { renderToStaticMarkup } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  Outlet,
  ServerRouter,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router';

type RouteModule = Readonly<Record<string, unknown>>;

/**
 * The real router with the given route modules by path, as in production. Unknown paths and methods return a response
 * and are not logged.
 */
export function createRouteHandler(
  modules: Readonly<Record<string, RouteModule>>,
  {
    handleError = printError,
    middleware = [],
  }: { handleError?: HandleErrorFunction; middleware?: readonly unknown[] } = {},
) {
  const routes = {
    root: { id: 'root', path: '', module: { default: Outlet, middleware } },
    ...Object.fromEntries(
      Object.entries(modules).map(([path, module]) => [
        path,
        { id: path, parentId: 'root', path, module: withComponent(module) },
      ]),
    ),
  };
  const build = {
    entry: { module: { default: renderDocument, handleError } },
    routes,
    // The router renders the entries of the manifest.
    assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as Parameters<typeof createRequestHandler>[0];
  return createRequestHandler(build, 'production');
}

/** Passes loader data as props, like the components that the build wraps. */
const withComponent = (module: RouteModule) =>
  'default' in module
    ? { ...module, default: withComponentProps(module['default'] as never) }
    : module;

function printError(error: unknown) {
  if (!isRouteErrorResponse(error)) console.error(error);
}

function renderDocument(request: Request, status: number, headers: Headers, entry: EntryContext) {
  delete entry.serverHandoffStream;
  const html = renderToStaticMarkup(<ServerRouter context={entry} url={request.url} />);
  headers.set('Content-Type', 'text/html');
  return new Response(html, { status, headers });
}
