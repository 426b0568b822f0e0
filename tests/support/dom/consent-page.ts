import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Tags } from '#src/site/consent/tags.server.ts';
import { startConsent } from '#src/site/consent/consent.ts';
import { collectListeners } from './own-listeners.ts';

export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
export const TRACKER = 'https://js.hs-scripts.com/1234567.js';
const BOTH: Tags = { tagManager: 'GTM-TEST123', tracker: TRACKER };

const MARKUP = `
  <a class="skip-link" href="#main">Skip to main content</a>
  <main id="main"><a href="/about">About</a></main>
  <footer><a href="/privacy#cookies" data-consent>Cookie choices</a></footer>`;

let leave = () => {};

/**
 * Opens a page with these tools configured, replacing the previous one; cookies and storage remain, as in a browser.
 */
export function openPage(tags: Tags = BOTH) {
  closePage();
  const reload = vi.fn<() => void>();
  const ends = [collectListeners(), onNavigation(reload)];
  leave = () => ends.forEach((end) => end());
  document.body.innerHTML = MARKUP;
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (start: () => void) => waiting.push(start));
  vi.stubGlobal('dataLayer', []);
  startConsent(tags);
  return {
    reload,
    /** URLs of the loaded tools, once the page is idle. */
    loaded(): string[] {
      waiting.splice(0).forEach((start) => start());
      return [...document.scripts].map(({ src }) => src);
    },
    /** Consent commands in the data layer for statistics and ads, in order. */
    heard: () =>
      window.dataLayer!.flatMap((entry) => {
        const [name, , state] = Array.from(entry as unknown as ArrayLike<unknown>);
        const { analytics_storage, ad_storage } = (state ?? {}) as Record<string, string>;
        return name === 'consent' ? [[analytics_storage, ad_storage]] : [];
      }),
  };
}

/** Leaves the page and removes its listeners. */
export function closePage(): void {
  leave();
  for (const script of document.querySelectorAll('script')) script.remove();
  document.body.replaceChildren();
}

/** Sets whether the browser sends Global Privacy Control. */
export const sendSignal = (isSent: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: isSent });

export const queryPanel = () =>
  screen.queryByRole('region', { name: /^Allow analytics and marketing cookies/ });
export const panel = () =>
  screen.getByRole('region', { name: /^Allow analytics and marketing cookies/ });
export const press = (name: string) =>
  userEvent.click(within(panel()).getByRole('button', { name, hidden: true }));
export const box = (name: RegExp) => within(panel()).getByLabelText<HTMLInputElement>(name);
export const changeMind = () => userEvent.click(screen.getByText('Cookie choices'));

/** Changes the stored choice, like another tab or the passage of time. */
export const changeKept = (change: object) =>
  localStorage.setItem(
    'consent',
    JSON.stringify({
      ...(JSON.parse(localStorage.getItem('consent') ?? '{}') as object),
      ...change,
    }),
  );

const COOKIES = ['_ga', '_ga_ABC', 'hubspotutk', '__hstc', 'theirs'];

/** Sets the cookies of allowed tools, and one of another origin. */
export const leaveCookies = () =>
  COOKIES.forEach((name) => (document.cookie = `${name}=1; path=/`));
export const deleteCookies = () =>
  COOKIES.forEach((name) => (document.cookie = `${name}=; Max-Age=0; path=/`));

/** Vitest's addition to the window: the DOM implementation with the console of its own messages. */
interface Simulation {
  virtualConsole: {
    on(event: 'jsdomError', listener: (error: Error) => void): void;
    off(event: 'jsdomError', listener: (error: Error) => void): void;
  };
}

/**
 * Calls `listener` when the page leaves its document or reloads. The simulated document cannot do either; it reports
 * that instead, and its `location` cannot be replaced.
 * @returns a function that stops it
 */
function onNavigation(listener: () => void): () => void {
  const { virtualConsole } = (globalThis as unknown as { jsdom: Simulation }).jsdom;
  const hear = ({ message }: Error) => {
    if (message.includes('navigation to another Document')) listener();
  };
  virtualConsole.on('jsdomError', hear);
  return () => virtualConsole.off('jsdomError', hear);
}
