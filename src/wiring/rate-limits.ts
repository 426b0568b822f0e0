import { UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import {
  ASSESSMENT_PATH,
  formPath,
  NEWSLETTER_PATH,
  PREVIEW_FOLDER,
  SEARCH_PATH,
} from '#src/domains/site-map/paths.ts';
import type { RateLimit } from '#src/platform/http/rate-limits.server.ts';
import type { RenderLimits } from '#src/platform/http/render-guard.server.ts';

/**
 * Limit of leads from one network. High enough for an office behind one address, or for all visitors behind an
 * untrusted proxy; low enough to limit what a bot has stored and emailed.
 */
const LEADS = { points: 60, duration: 60, perHour: 240 };

/** Limits per network; the first match applies. RATE_LIMIT_SCALE multiplies all. */
export const RATE_LIMITS: readonly RateLimit[] = [
  { method: 'POST', path: `${NEWSLETTER_PATH}*`, points: 8, duration: 60 },
  // Only against floods: the sign-in throttle counts password guesses and admits known devices.
  { method: 'POST', path: '/admin/login*', points: 180, duration: 60 },
  // A whole group fills in the survey in one room, behind one address; without scripts each person posts three times.
  {
    method: 'POST',
    path: formPath('vistage-survey'),
    points: 180,
    duration: 60,
    perHour: 720,
    isPage: true,
  },
  { method: 'POST', path: formPath('*'), ...LEADS, isPage: true },
  { method: 'POST', path: '/api/leads/vistage-survey', ...LEADS },
  { method: 'POST', path: '/api/leads/*', ...LEADS },
  // Twenty-five answers, each sent at once, from several visitors behind one address.
  { method: 'POST', path: '/api/ai-quotient/answers*', points: 240, duration: 60 },
  { method: 'POST', path: `${ASSESSMENT_PATH}*`, points: 120, duration: 60 },
  { method: 'POST', path: '/api/ai-quotient/report*', ...LEADS },
  { method: 'POST', path: '/api/hubspot-submit*', ...LEADS },
  // One each time a page is hidden, from several visitors behind one address.
  { method: 'POST', path: '/api/vitals*', points: 120, duration: 60 },
  // Each report is rendered on request, which takes a fifth of a second.
  { method: 'GET', path: '/api/download-report*', points: 20, duration: 60 },
  // Each page's image is drawn once; social networks request many from one address.
  { method: 'GET', path: '/social/*', points: 240, duration: 60 },
  // Previews are rendered on request.
  { method: 'GET', path: `${PREVIEW_FOLDER}*`, points: 120, duration: 60 },
  // Requested at every pause in typing.
  { method: 'GET', path: '/api/search*', points: 180, duration: 60 },
  { method: 'GET', path: `${SEARCH_PATH}*`, points: 90, duration: 60 },
  // Several hundred files at once, in parts of a few megabytes, by several editors behind one address.
  { method: 'POST', path: `${UPLOADS_PATH}*`, points: 3_000, duration: 60 },
  { method: 'GET', path: `${UPLOADS_PATH}*`, points: 3_000, duration: 60 },
  // Several editors behind one address save every few seconds.
  { method: 'POST', path: '/admin/api/*', points: 1_200, duration: 60 },
  { method: 'POST', path: '*', points: 60, duration: 60 },
  { method: 'GET', path: '*', points: 1_200, duration: 60 },
];

/**
 * Limits of uncached responses per network: unknown parameters, missing pages, redirects. A normal page view takes one
 * or none. RATE_LIMIT_SCALE multiplies the points. A rendering takes 5 ms, so a full queue waits a second or two.
 */
export const RENDER_LIMITS: RenderLimits = {
  running: 8,
  waiting: 256,
  points: 240,
  duration: 60,
};
