import type { Config } from '#src/platform/config/config.server.ts';
import type { ClientSettings } from '#src/site/client/client-settings.ts';
import { tagsOf } from '#src/site/consent/tags.server.ts';

/** The part of the configuration that is sent to browsers. */
export const clientSettings = (config: Config): ClientSettings => ({
  schedulers: [config.SCHEDULER_URL, config.VISTAGE_SCHEDULER_URL],
  measureOneIn: config.MEASURE_ONE_IN,
  tags: tagsOf(config),
});
