import { formatNumber } from '#src/admin/parts/counts.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { LeadsBand } from './leads-band.ts';

interface LeadsCellsProps extends LeadsBand {
  stored: number;
  /** percentage of the column before, such as views; empty when it is undefined */
  rate: string;
  delivered: number;
}

/** The last cells of a table row with lead counts: stored, rate, delivered and the bar. */
export function LeadsCells({ stored, rate, delivered, ...band }: LeadsCellsProps) {
  return (
    <>
      <td>
        {formatNumber(stored)}
        <span>{stored === 1 ? ' lead' : ' leads'}</span>
      </td>
      <td className="forms-rate">{rate}</td>
      <td>
        {formatNumber(delivered)}
        <span> delivered</span>
      </td>
      <td className="forms-band">
        <Band {...band} />
      </td>
    </>
  );
}

/** A bar as long as the stored leads, filled up to the delivered ones. */
const Band = ({ storedLength, deliveredLength }: LeadsBand) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className="forms-band-ground" width={storedLength} height="1" />
    <rect width={deliveredLength} height="1" fill={ramp(0.2)} />
  </svg>
);
