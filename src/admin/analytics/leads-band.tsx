import { ramp } from '#src/ui/drawings/ribbon.ts';

/** Leads as long as there are, of 100; those that the CRM has are dark. */
export const LeadsBand = ({
  storedLength,
  deliveredLength,
}: {
  storedLength: number;
  deliveredLength: number;
}) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={storedLength} height="1" fill={ramp(1)} />
    <rect width={deliveredLength} height="1" fill={ramp(0.2)} />
  </svg>
);
