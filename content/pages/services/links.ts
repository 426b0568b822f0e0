import type { NavLink } from '#src/domains/site-map/navigation.ts';
/** The call to action of every service page. */
export const BOOK_GROWTH_AUDIT = { label: 'Book Growth Audit', href: '/book-audit' };

/** The link from a service page to the overview. */
export const SERVICES_TRAIL = [{ label: 'Services', href: '/services' }];

export const ALL_STORIES = { label: 'All success stories', href: '/insights/success-stories' };

/** A link of the menu, without its hint. */
export const titled = ({ label, href }: NavLink) => ({ label, href });
