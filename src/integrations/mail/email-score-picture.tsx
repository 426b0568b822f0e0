import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { DrawingTable, flat } from './email-bands.tsx';
import { EMAIL_STYLES as styles } from './email-styles.ts';
import type { EmailScore } from './email-text.ts';

/** Pixels of a band's thickness per percent. */
const PER_POINT = 0.26;
const TOTAL = 14;

/** The overall percentage as a bar that ends in the color of the level, and each pillar as a band as thick as its percentage. */
export function EmailScorePicture({ score }: { score: EmailScore }) {
  const { percentage, levelColor, pillars } = score;
  return (
    <>
      <DrawingTable>
        <tr>
          <td width={`${percentage}%`} bgcolor="#8febc9" style={total('#8febc9')} />
          <td width="6" bgcolor={levelColor} style={{ ...total(levelColor), width: '6px' }} />
          <td bgcolor="#1d4a3e" style={total('#1d4a3e')} />
        </tr>
      </DrawingTable>
      <div style={flat(20)} />
      <DrawingTable>
        {pillars.map(({ pillar, percentage: share }, index) => (
          <tr key={pillar}>
            <td style={{ ...styles.pillar, padding: '6px 12px 6px 0' }}>{pillar}</td>
            <td width="44" style={{ ...styles.pillar, fontWeight: 600, textAlign: 'right' }}>
              {`${share}%`}
            </td>
            <td width="34%" style={{ padding: '0 0 0 14px', verticalAlign: 'middle' }}>
              <Band height={Math.round(share * PER_POINT)} index={index} pillars={pillars.length} />
            </td>
          </tr>
        ))}
      </DrawingTable>
    </>
  );
}

const total = (backgroundColor: string) => ({ ...flat(TOTAL), backgroundColor });

function Band({ height, index, pillars }: { height: number; index: number; pillars: number }) {
  const color = pillarShade(index, pillars);
  return (
    <DrawingTable>
      <tr>
        <td bgcolor={color} style={{ ...flat(height), backgroundColor: color }} />
      </tr>
    </DrawingTable>
  );
}
