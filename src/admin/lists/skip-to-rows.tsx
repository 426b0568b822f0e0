/** The id of the rows of a screen. */
export const ROWS = 'rows';

/** The first stop of a list: past its buttons, states, filters and orders. */
export const SkipToRows = () => (
  <a
    className="skip-link"
    href={`#${ROWS}`}
    onClick={(event) => {
      const rows = document.querySelectorAll<HTMLElement>(
        `#${ROWS} :is(tbody, ol, ul, [role='row']) :is(a, button, input, select, [tabindex])`,
      );
      const first = [...rows].find(({ tabIndex }) => tabIndex >= 0);
      if (!first) return;
      // A change of the address would render the list again.
      event.preventDefault();
      first.focus();
    }}
  >
    Skip to the list
  </a>
);
