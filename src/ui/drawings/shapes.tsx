/** A drawing as data, so that one function serves a page (as markup) and a file (as text). */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  /** stroke width */
  width?: number;
  /** lengths of marks and gaps along the stroke, for rows of marks */
  dash?: string;
}

/** The shapes as SVG elements. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ d, fill, stroke, width, dash }, index) => (
    <path
      key={index}
      d={d}
      fill={fill ?? 'none'}
      {...(stroke ? { stroke, strokeWidth: width, strokeDasharray: dash } : {})}
    />
  ));
}

/** The shapes as a self-contained SVG file on a plain background. */
export function svgFile(
  width: number,
  height: number,
  background: string,
  shapes: readonly Shape[],
): string {
  const paths = shapes.map(({ d, fill = 'none', stroke, width: thickness }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${thickness}"` : '';
    return `<path d="${d}" fill="${fill}"${line}/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="M0 0H${width}V${height}H0z" fill="${background}"/>${paths.join('')}</svg>`
  );
}
