const AMOUNT = /^(\D*?)(\d[\d,]*(?:\.\d+)?)(.*)$/s;

/**
 * The amounts of two texts such as '64 days' and '28 days', to draw them to scale. Undefined unless both have the same units and
 * are above zero.
 */
export function amountsOf(
  before: string,
  after: string,
): { before: number; after: number } | undefined {
  const [first, second] = [partsOf(before), partsOf(after)];
  if (!first || !second || first.unit !== second.unit) return undefined;
  const [most, least] = [
    Math.max(first.amount, second.amount),
    Math.min(first.amount, second.amount),
  ];
  // Thinner than a line.
  return least > 0 && most / least <= 100
    ? { before: first.amount, after: second.amount }
    : undefined;
}

function partsOf(text: string): { amount: number; unit: string } | undefined {
  const [, prefix = '', digits, suffix = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (digits === undefined || /\d/.test(suffix)) return undefined;
  // '1 day' and '3 days' have the same unit.
  const unit = `${prefix.trim()} ${suffix.trim().toLowerCase().replace(/s$/, '')}`;
  return { amount: Number(digits.replaceAll(',', '')), unit };
}
