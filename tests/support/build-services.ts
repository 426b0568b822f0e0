import { BUILT_IN_FRAME } from '#content/frame.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import type { FrameReader } from '#src/domains/content/frame/frame-reader.server.ts';
import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import type { SiteSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { ConsentName } from '#src/domains/settings/definitions.server.ts';
import { BUILT_IN_CONSENTS } from '#src/wiring/settings.server.ts';
import type { Services } from '#src/services.server.ts';

type AnyFunction = (...args: never[]) => unknown;

/** The parts of each service that a test needs. */
export type ServiceOverrides = {
  [Name in keyof Services]?: Services[Name] extends AnyFunction
    ? Services[Name]
    : Partial<Services[Name]>;
};

/**
 * Services for a route test: the default configuration and settings, a silent log, and the given parts. Calling anything else
 * throws an error with its name.
 */
export function buildServices({ config, log, ...parts }: ServiceOverrides = {}): Services {
  const services = new Map<string, unknown>([
    ['config', { ...readConfig({}), ...SCHEDULERS, ...config }],
    ['log', log ?? silentLogger],
    ['siteSettings', fixedSettings(BUILT_IN_SETTINGS)],
    ['settings', FIXED_CONSENTS],
    ['frame', fixedFrame()],
    ['savedFilters', { list: async () => [] }],
  ]);
  // Header and footer link to what exists.
  const pages = { pathsAmong: async () => new Set<string>(), ...parts.pages };
  for (const [name, part] of Object.entries({ ...parts, pages }))
    services.set(name, typeof part === 'function' ? part : reportMissing(part, name));
  return new Proxy({} as Services, {
    get: (_target, key) => services.get(String(key)) ?? reportMissing(() => fail(key), String(key)),
  });
}

/** Wraps a part so that calling a missing method throws. */
const reportMissing = (part: object, name: string): object =>
  new Proxy(part, {
    get: (given, key): unknown =>
      key in given || typeof key === 'symbol' || key === 'then'
        ? Reflect.get(given, key)
        : () => fail(`${name}.${key}`),
  });

function fail(name: string | symbol): never {
  throw new Error(`The test passed no ${String(name)} to buildServices.`);
}

/** Consent texts that nobody changes. */
export const FIXED_CONSENTS = { consent: (name: ConsentName) => BUILT_IN_CONSENTS[name] };

const SCHEDULERS = {
  SCHEDULER_URL: BUILT_IN_FRAME.schedulers.audit,
  VISTAGE_SCHEDULER_URL: BUILT_IN_FRAME.schedulers.vistage,
};

/** A frame and settings that nobody changes, for tests of other things. */
export const fixedFrame = (frame: SiteFrame = BUILT_IN_FRAME): FrameReader => ({
  builtIn: frame,
  latest: () => frame,
  read: () => Promise.resolve(frame),
  nextChangeAt: () => undefined,
  changesMade: () => 0,
});

export const fixedSettings = (settings: SiteSettings): Pick<SiteSettingsStore, 'read'> => ({
  read: () => Promise.resolve(settings),
});
