import type { Plugin } from 'vite';

const LIBRARY = 'react-router/dist/production/lib/';

/**
 * What the browser never uses of React Router, as this application is configured: the list of routes arrives whole
 * (`routeDiscovery: 'initial'`), nobody instruments the router, and the root has an error screen of its own. Each module
 * says in its stead what it would then do.
 */
const IDLE_MODULES: Readonly<Record<string, string>> = {
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
  // Reached only when the root's own error screen fails: then the message alone, without a document to send again.
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

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:const|class) (\w+)|export \{([^}]*)\}/g)]
    .flatMap(([, one, several]) => one ?? (several ?? '').split(',').map((name) => name.trim()))
    .toSorted()
    .join(' ');

/**
 * Takes modules of React Router out of what browsers load (3 KB of every page; ADR 013).
 * @throws while building, when a module exports something else than what stands here for it: the library has changed
 */
export function leaveOutIdleModules(): Plugin {
  return {
    name: 'leave-out-idle-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const idle = Object.entries(IDLE_MODULES).find(([path]) => id.endsWith(path));
      if (!idle) return undefined;
      const [path, standIn] = idle;
      if (exportsOf(code) !== exportsOf(standIn))
        throw new Error(
          `${path} has other exports now: look at it again (scripts/vite/leave-out.ts).`,
        );
      return { code: standIn, map: null };
    },
  };
}
