import { Path, Svg } from '@react-pdf/renderer';
import { SHEET } from './pdf-styles.ts';

/** One shape of a drawing, in points from the upper left corner of the sheet. */
export interface Shape {
  d: string;
  fill?: string;
  /** color of a stroked path; `width` is its stroke width */
  stroke?: string;
  width?: number;
}

/** A full-page drawing under the text, so that bands can run off the page. */
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
