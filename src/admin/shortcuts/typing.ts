const FIELDS = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
/** Inputs that take no text. */
const NOT_TYPED =
  'input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])';

/** Whether a key pressed on an element is text for it. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(FIELDS);
  return (
    field !== null && field.getAttribute('contenteditable') !== 'false' && !field.matches(NOT_TYPED)
  );
}
