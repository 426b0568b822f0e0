/** `1,204` */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** `1 lead`, `1,204 leads` */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Formats a share as `12%`; empty when `whole` is 0. */
export function formatShare(count: number, whole: number): string {
  if (whole === 0) return '';
  const share = (count / whole) * 100;
  // Rounding must not turn a few into 0% or almost all into 100%.
  if (share > 0 && share < 1) return 'under 1%';
  if (share < 100 && share > 99) return 'over 99%';
  return `${Math.round(share)}%`;
}
