import { linkMark } from '#src/admin/page-editor/links/link-mark.ts';

/** Addresses that a post can link to. */
const LINK_PATTERN = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i;

export const isLink = (href: string): boolean => LINK_PATTERN.test(href);

export const LinkMark = linkMark('a', LINK_PATTERN);
