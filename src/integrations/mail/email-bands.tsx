import { ramp } from '#src/ui/drawings/ribbon.ts';

/** Where the streams of the masthead begin, in percent of the width; uneven on purpose. */
const BEGINS = [34, 58, 18, 46, 26];
const HEIGHT = 7;

interface BandCellProps {
  height: number;
  /** pixels or percent; the rest of the row by default */
  width?: string;
  color?: string;
}

/** A cell of a fixed height. Some clients hide an empty cell, or give it the height of a line. */
export function BandCell({ height, width, color }: BandCellProps) {
  const flat = { height: `${height}px`, fontSize: 0, lineHeight: 0, padding: 0 };
  return (
    <td width={width} style={{ ...flat, ...(color && { backgroundColor: color }) }}>
      {'\u00a0'}
    </td>
  );
}

/** The table around a drawing. Tables show in every client, also with images off. */
export function DrawingTable({ children }: { children: React.ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse' }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** Five streams that begin apart and leave side by side. */
export function MastheadBands() {
  return BEGINS.map((begin, index) => {
    const color = ramp(0.2 + (0.8 * index) / (BEGINS.length - 1));
    return (
      <DrawingTable key={begin}>
        <tr>
          <BandCell height={HEIGHT} width={`${begin}%`} />
          <BandCell height={HEIGHT} color={color} />
        </tr>
      </DrawingTable>
    );
  });
}
