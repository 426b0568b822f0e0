import encodeQR from 'qr';

/** A QR code as the `d` of an SVG path, and the side of its view box in modules. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Modules around a QR code that must stay empty (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Draws a QR code: one square per dark module. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size: rows.length, path: squares.join('') };
}
