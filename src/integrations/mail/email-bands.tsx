import { ramp } from '#src/ui/drawings/ribbon.ts';

/** Where the streams of the masthead begin, in percent of the width; uneven on purpose. */
const BEGINS = [34, 58, 18, 46, 26];
const HEIGHT = 7;

/** A cell of a fixed height without text. Some clients give an empty cell the height of a line. */
export const flat = (height: number) =>
  ({ height: `${height}px`, fontSize: 0, lineHeight: 0, padding: 0 }) as const;

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
          <td width={`${begin}%`} style={flat(HEIGHT)} />
          <td bgcolor={color} style={{ ...flat(HEIGHT), backgroundColor: color }} />
        </tr>
      </DrawingTable>
    );
  });
}
