import type { Plugin } from 'vite';

const LIBRARY = 'react-router/dist/production/lib/';

/**
 * Modules of React Router that the browser never uses in this application: the manifest arrives whole (`routeDiscovery:
 * 'initial'`), nothing instruments the router, and the root has its own error screen. Each replacement returns what the
 * module would return in this configuration.
 */
const UNUSED_MODULES: Readonly<Record<string, string>> = {
  [`${LIBRARY}dom/ssr/fog-of-war.js`]: `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => '';
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;`,
  [`${LIBRARY}router/instrumentation.js`]: `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  // Used only when the root's own error screen fails: renders the message alone.
  [`${LIBRARY}dom/ssr/errorBoundaries.js`]: `
    import { Component, createElement } from 'react';
    export const BoundaryShell = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = ({ error }) =>
      createElement('html', { lang: 'en' }, createElement('body', null, String(error)));
    export class RemixErrorBoundary extends Component {
      constructor({ error, location }) {
        super();
        this.state = { error, location };
      }
      static getDerivedStateFromError(error) {
        return { error };
      }
      static getDerivedStateFromProps({ error, location }, state) {
        return { error: error || (state.location === location ? state.error : null), location };
      }
      render() {
        const { error } = this.state;
        return error
          ? createElement(RemixRootDefaultErrorBoundary, { error })
          : this.props.children;
      }
    }`,
};

/**
 * Loads the module of a route. The library reloads the page it leaves when that fails; this opens the page that was asked for as a
 * document, as a link does without scripts.
 */
const ROUTE_MODULES = `
  export async function loadRouteModule(route, cache) {
    try {
      return (cache[route.id] ??= await import(/* @vite-ignore */ route.module));
    } catch (error) {
      const { location: to, formMethod } = window.__reactRouterDataRouter?.state.navigation ?? {};
      if (!to || formMethod) throw error;
      location.assign(to.pathname + to.search + to.hash);
      return new Promise(() => {});
    }
  }`;

const REPLACED_MODULES = {
  ...UNUSED_MODULES,
  [`${LIBRARY}dom/ssr/routeModules.js`]: ROUTE_MODULES,
};

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:const|class|async function) (\w+)|export \{([^}]*)\}/g)]
    .flatMap(([, one, several]) => one ?? (several ?? '').split(',').map((name) => name.trim()))
    .toSorted()
    .join(' ');

/**
 * Removes modules of React Router from the client build (3 KB of every page; ADR 013), and replaces one.
 * @throws during the build when the exports of a module differ from its replacement's: the library has changed
 */
export function leaveOutIdleModules(): Plugin {
  return {
    name: 'leave-out-unused-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const replaced = Object.entries(REPLACED_MODULES).find(([path]) => id.endsWith(path));
      if (!replaced) return undefined;
      const [path, replacement] = replaced;
      if (exportsOf(code) !== exportsOf(replacement))
        throw new Error(
          `${path} has other exports now. Update its replacement in scripts/vite/leave-out.ts.`,
        );
      return { code: replacement, map: null };
    },
  };
}
