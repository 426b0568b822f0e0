import type { TagSources } from '#src/platform/http/security-headers.ts';

interface TagSettings {
  GTM_ID?: string | undefined;
  HUBSPOT_PORTAL_ID?: string | undefined;
  HUBSPOT_TRACKING: boolean;
  HUBSPOT_SCRIPTS_ORIGIN: string;
  /** further origins that the tools use */
  TAG_ORIGINS: readonly string[];
}

/** Origins of the tag manager and its analytics (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE: TagSources = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Origins that the tracker's script loads from and reports to. */
const HUBSPOT: TagSources = {
  script: [
    'https://*.hs-analytics.net',
    'https://*.hs-banner.com',
    'https://*.hscollectedforms.net',
  ],
  connect: ['https://*.hubspot.com', 'https://*.hubapi.com', 'https://*.hscollectedforms.net'],
  // Tracking pixels go to track.hubspot.com, or to a regional host such as track-eu1.
  image: ['https://*.hubspot.com'],
};

/** Returns the origins that the configured tools need; none without a tool. */
export function tagSources(settings: TagSettings): TagSources {
  const { GTM_ID, HUBSPOT_SCRIPTS_ORIGIN, TAG_ORIGINS } = settings;
  const isTracked = settings.HUBSPOT_TRACKING && settings.HUBSPOT_PORTAL_ID;
  const own = { script: TAG_ORIGINS, connect: TAG_ORIGINS, image: TAG_ORIGINS };
  const parts = [
    ...(GTM_ID ? [GOOGLE] : []),
    ...(isTracked ? [HUBSPOT, { script: [HUBSPOT_SCRIPTS_ORIGIN], connect: [], image: [] }] : []),
    ...(GTM_ID || isTracked ? [own] : []),
  ];
  return {
    script: parts.flatMap(({ script }) => script),
    connect: parts.flatMap(({ connect }) => connect),
    image: parts.flatMap(({ image }) => image),
  };
}
