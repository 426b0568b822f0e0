/** The two buttons of every industry and segment page (docs/specification.md, section 2). */
export const BOOK_AUDIT = { label: 'Book Growth Audit', href: '/book-audit' };
export const SEE_SERVICES = { label: 'See services', href: '/services' };
