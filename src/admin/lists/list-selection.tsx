import type { ComponentProps, FormEvent } from 'react';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';

/** Selects every row of the table in its form, or of all pages. Disabled until hydration, because it works only with JavaScript. */
export const SelectBox = (props: ComponentProps<'input'>) => (
  <input
    className="admin-check select-all"
    type="checkbox"
    disabled={!useIsHydrated()}
    {...props}
  />
);

interface SelectPagesProps {
  total: number;
  /** how many an act takes */
  most: number;
}

/** Selects the rows of all pages of a result; `selectsAll` reads it. */
export const SelectPages = ({ total, most }: SelectPagesProps) => (
  <label className="row">
    <SelectBox name="all" value="yes" />
    {`Select ${total > most ? `the first ${formatNumber(most)}` : `all ${formatNumber(total)}`}`}
  </label>
);

/** Rows follow the box of all of them, and that box is only checked with all rows. */
export function followBox({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
  const rows = boxesOf(form);
  const isAll = (target as Element).matches('.select-all');
  const isChecked = (target as HTMLInputElement).checked;
  if (isAll) for (const row of rows) row.checked = isChecked;
  for (const box of form.querySelectorAll<HTMLInputElement>('.select-all'))
    box.checked &&= rows.every(({ checked }) => checked);
}

const boxesOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('tbody .list-select input') ?? []),
];

/** The boxes of the selected rows on the page. */
export const selectedBoxes = (form: HTMLFormElement | null) =>
  boxesOf(form).filter(({ checked }) => checked);

/** Whether a form selects rows of all pages, so that the boxes on the page do not say which. */
export const isWhole = (form: HTMLFormElement | null): boolean =>
  Boolean(form?.querySelector('[name="all"]:checked'));
