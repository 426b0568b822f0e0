/** The brand's mark, three streams that become one, in the current text color. */
export function BrandMark({ className = '' }: { className?: string }) {
  return (
    <svg
      className={className || undefined}
      viewBox="0 0 40 40"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d="M0 1C11 1 11 10.6 22 10.6H40V16.2H22C11 16.2 11 6.6 0 6.6Z" />
      <path d="M0 17.2H40V22.8H0Z" />
      <path d="M0 39C11 39 11 29.4 22 29.4H40V23.8H22C11 23.8 11 33.4 0 33.4Z" />
    </svg>
  );
}
