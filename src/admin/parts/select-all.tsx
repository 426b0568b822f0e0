import { useIsHydrated } from './use-is-hydrated.ts';

/** Selects every row of the table in its form. Disabled until hydration, because it works only with JavaScript. */
export function SelectAll() {
  const isHydrated = useIsHydrated();
  return (
    <input
      className="admin-check"
      type="checkbox"
      aria-label="Select all on this page"
      disabled={!isHydrated}
      onChange={({ currentTarget: { form, checked } }) => {
        const boxes = form?.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
        for (const box of boxes ?? []) box.checked = checked;
      }}
    />
  );
}
