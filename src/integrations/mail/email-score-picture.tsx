import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { BandCell, DrawingTable } from './email-bands.tsx';
import { EMAIL_STYLES as styles } from './email-styles.ts';
import type { EmailScore } from './email-text.ts';

const TOTAL = 14;
const PILLAR = 10;
const MINT = '#8febc9';
const REST = '#1d4a3e';

/** The overall percentage as a bar that ends in the color of the level, and below it that of each pillar to the same scale. */
export function EmailScorePicture({ score }: { score: EmailScore }) {
  const { percentage, levelColor, pillars } = score;
  return (
    <>
      <DrawingTable>
        <tr>
          <BandCell height={TOTAL} width={`${percentage}%`} color={MINT} />
          <BandCell height={TOTAL} width="6" color={levelColor} />
          <BandCell height={TOTAL} color={REST} />
        </tr>
      </DrawingTable>
      <DrawingTable>
        <tr>
          <BandCell height={20} />
        </tr>
        {pillars.map(({ pillar, percentage: share }, index) => (
          <tr key={pillar}>
            <td style={{ ...styles.pillar, padding: '6px 12px 6px 0' }}>{pillar}</td>
            <td width="44" style={{ ...styles.pillar, fontWeight: 600, textAlign: 'right' }}>
              {`${share}%`}
            </td>
            <td width="34%" style={{ padding: '0 0 0 14px', verticalAlign: 'middle' }}>
              <Band share={share} color={pillarShade(index, pillars.length)} />
            </td>
          </tr>
        ))}
      </DrawingTable>
    </>
  );
}

const Band = ({ share, color }: { share: number; color: string }) => (
  <DrawingTable>
    <tr>
      <BandCell height={PILLAR} width={`${share}%`} color={color} />
      <BandCell height={PILLAR} color={REST} />
    </tr>
  </DrawingTable>
);
