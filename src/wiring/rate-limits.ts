import {
  ASSESSMENT_PATH,
  formPath,
  NEWSLETTER_PATH,
  SEARCH_PATH,
} from '#src/domains/site-map/paths.ts';
import type { RateLimit } from '#src/platform/http/rate-limits.server.ts';
import type { RenderLimits } from '#src/platform/http/render-guard.server.ts';

/**
 * So many leads may come from one network: an office behind one address, or all visitors where a proxy is not trusted, and
 * still a bound to what a program has stored and mailed.
 */
const LEADS = { points: 60, duration: 60, perHour: 240 };

/** Per visitor's network; the first that matches counts. RATE_LIMIT_SCALE multiplies all. */
export const RATE_LIMITS: readonly RateLimit[] = [
  { method: 'POST', path: `${NEWSLETTER_PATH}*`, points: 8, duration: 60 },
  // Only against floods: guesses are counted by the sign-in throttle, which lets known devices through.
  { method: 'POST', path: '/admin/login*', points: 180, duration: 60 },
  // A whole group answers in its meeting room, behind one address; without scripts each posts three times.
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
  // Twenty-five answers, each sent at once, and more than one visitor behind an address.
  { method: 'POST', path: '/api/ai-quotient/answers*', points: 240, duration: 60 },
  { method: 'POST', path: `${ASSESSMENT_PATH}*`, points: 120, duration: 60 },
  { method: 'POST', path: '/api/ai-quotient/report*', ...LEADS },
  { method: 'POST', path: '/api/hubspot-submit*', ...LEADS },
  // One for each time a page is hidden, and more than one visitor behind an address.
  { method: 'POST', path: '/api/vitals*', points: 120, duration: 60 },
  // Each is made anew, which takes a fifth of a second.
  { method: 'GET', path: '/api/download-report*', points: 20, duration: 60 },
  // Each page's picture is drawn once, and networks ask for many from one address.
  { method: 'GET', path: '/social/*', points: 240, duration: 60 },
  // Asked at every pause in typing.
  { method: 'GET', path: '/api/search*', points: 180, duration: 60 },
  { method: 'GET', path: `${SEARCH_PATH}*`, points: 90, duration: 60 },
  { method: 'POST', path: '*', points: 60, duration: 60 },
  { method: 'GET', path: '*', points: 1_200, duration: 60 },
];

/**
 * Per visitor's address, what makes no document: parameters nobody reads, pages that are not there, redirects. Reading a page
 * takes one or none. RATE_LIMIT_SCALE multiplies the points. A rendering takes 5 ms, so those who wait do so for a second or two.
 */
export const RENDER_LIMITS: RenderLimits = {
  running: 8,
  waiting: 256,
  points: 240,
  duration: 60,
};
