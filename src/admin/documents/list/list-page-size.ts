/** How many documents a list shows on a page, and how many can be changed at once. */
export const LIST_PAGE_SIZE = 50;
