/** Tells viewers why names look like initials. */
export const MaskedNote = () => (
  <p className="note">Names, addresses, and texts are masked, because your role is viewer.</p>
);
