/**
 * How the kinds of ordered lists are numbered in CSS. Not every browser distinguishes `a` and `A` in selectors of `type`, so
 * that lists also carry these names.
 */
export const LIST_STYLES: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
