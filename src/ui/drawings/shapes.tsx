/** One shape of a drawing, as data, so that a page can render it as markup and a file as text. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  /** stroke width */
  width?: number;
  /** the value of `stroke-dasharray` */
  dash?: string;
}

/** Renders shapes as SVG elements. */
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

/** Returns the shapes, transformed if asked for, as a self-contained SVG file with a plain background. */
export function svgFile(
  width: number,
  height: number,
  background: string,
  shapes: readonly Shape[],
  transform?: string,
): string {
  const paths = shapes.map(({ d, fill = 'none', stroke, width: thickness }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${thickness}"` : '';
    return `<path d="${d}" fill="${fill}"${line}/>`;
  });
  const drawn = transform ? `<g transform="${transform}">${paths.join('')}</g>` : paths.join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="M0 0H${width}V${height}H0z" fill="${background}"/>${drawn}</svg>`
  );
}
