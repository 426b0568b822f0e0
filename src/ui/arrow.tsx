/** The arrow after the label of an action. Moves 4 px while its link is hovered. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 10h13M11 5l5 5-5 5" />
    </svg>
  );
}
