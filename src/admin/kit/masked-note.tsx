/** Why names look like initials, for viewers. */
export const MaskedNote = () => (
  <p className="note">Names, addresses, and texts are masked, because your role is viewer.</p>
);
