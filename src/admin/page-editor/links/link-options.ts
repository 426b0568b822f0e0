import type { LinkTarget, PlaceOnPage } from './link-target.ts';

/** Links that need no page: the meeting schedulers by their names. */
export const SCHEDULERS: readonly LinkTarget[] = [
  { href: 'scheduler:', title: 'Book a meeting', kind: 'Scheduler' },
  { href: 'vistage-scheduler:', title: 'Book a meeting, for Vistage members', kind: 'Scheduler' },
];

/** Options for a typed text without asking the server. */
export function ownOptions(typed: string, places: readonly PlaceOnPage[]): LinkTarget[] {
  const text = typed.trim();
  const q = text.replace(/^#/, '').toLowerCase();
  const matches = ({ href, title }: LinkTarget) =>
    title.toLowerCase().includes(q) || href.toLowerCase().includes(q);
  const onPage = places.map(({ anchor, name }): LinkTarget => ({
    href: `#${anchor}`,
    title: name,
    kind: 'On this page',
  }));
  return [
    ...completed(text),
    // All of them only once they are asked for: a page may have hundreds.
    ...(text === '' ? onPage.slice(0, MAX_PLACES) : onPage.filter(matches)),
    ...SCHEDULERS.filter(matches),
  ];
}

const MAX_PLACES = 5;

/** A typed text as the link it stands for: `google.com` as `https://google.com`. Other texts stay. */
export const completeLink = (typed: string): string => completed(typed.trim())[0]?.href ?? typed;

/** The link that an email address, a phone number or the name of a website becomes. */
function completed(text: string): LinkTarget[] {
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text))
    return [{ href: `mailto:${text}`, title: `Email to ${text}`, kind: 'Email' }];
  if (/^\+?[\d\s().-]{7,}$/.test(text)) {
    const digits = text.replaceAll(/[^\d+]/g, '');
    return [{ href: `tel:${digits}`, title: `Call ${text}`, kind: 'Phone' }];
  }
  if (/^(?!https?:)[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text))
    return [{ href: `https://${text}`, title: `https://${text}`, kind: 'Another site' }];
  return [];
}

/** Says in a few words where a link leads, as far as its text shows it. */
export function describeHref(href: string, places: readonly PlaceOnPage[]): string | undefined {
  const scheduler = SCHEDULERS.find((target) => target.href === href);
  if (scheduler) return `Scheduler: ${scheduler.title}`;
  if (href.startsWith('#')) {
    const place = places.find(({ anchor }) => `#${anchor}` === href);
    return place && `On this page: ${place.name}`;
  }
  if (/^mailto:/i.test(href)) return `Email to ${href.slice(7)}`;
  if (/^tel:/i.test(href)) return `Call ${href.slice(4)}`;
  if (/^https?:/i.test(href)) return `Another site: ${URL.parse(href)?.hostname ?? href}`;
  return undefined;
}
