import type { SiteSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';

/** Settings that nobody changes, for tests of other things. */
export const fixedSettings = (settings: SiteSettings): Pick<SiteSettingsStore, 'read'> => ({
  read: () => Promise.resolve(settings),
});
