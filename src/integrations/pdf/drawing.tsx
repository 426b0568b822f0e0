import { Path, Svg } from '@react-pdf/renderer';
import { SHEET } from './pdf-styles.ts';

/** One shape of a drawing, in points from the upper left corner of the sheet. */
export interface Shape {
  d: string;
  fill?: string;
  /** for bands that keep their width in a bend: colour and thickness of the line */
  stroke?: string;
  width?: number;
}

/** A drawing that lies under the text of a whole page, so that its bands may run off the sheet. */
export function SheetDrawing({ shapes }: { shapes: readonly Shape[] }) {
  const { width, height } = SHEET;
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0, width, height }}
    >
      {shapes.map(({ d, fill = 'none', stroke, width: thickness }, index) => (
        <Path key={index} d={d} fill={fill} {...(stroke && { stroke, strokeWidth: thickness })} />
      ))}
    </Svg>
  );
}
