import { ramp, reach } from './ribbon.ts';

/** Drawings of pages without content: a stream that breaks off and rejoins, and one that ends. */

interface Sheet {
  className: string;
  width: number;
  height: number;
}

const WIDE: Sheet = { className: 'lost-wide', width: 1440, height: 260 };
const PHONE: Sheet = { className: 'lost-tall', width: 360, height: 190 };
const BANDS = 4;

/** A river of four streams. A fifth leaves it, breaks off, and finds its way back. */
export const BrokenStream = () => <LostStream pathsOf={brokenPaths} />;

/** A river of four streams. A fifth leaves it and ends. */
export const EndedStream = () => <LostStream pathsOf={endedPaths} />;

const LostStream = ({ pathsOf }: { pathsOf: (sheet: Sheet) => string[] }) => (
  <div className="lost-stream">
    {[WIDE, PHONE].map((sheet) => (
      <Drawing key={sheet.className} sheet={sheet}>
        <River sheet={sheet} />
        {pathsOf(sheet).map((d) => (
          <path key={d} d={d} fill={ramp(1)} />
        ))}
      </Drawing>
    ))}
  </div>
);

function Drawing({ sheet, children }: { sheet: Sheet; children: React.ReactNode }) {
  const { className, width, height } = sheet;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const thicknessOf = ({ height }: Sheet) => height / 9;
/** Upper edge of the river, and of the stream while it is away. */
const riverTop = (sheet: Sheet) => sheet.height - thicknessOf(sheet) * BANDS;
const awayTop = (sheet: Sheet) => thicknessOf(sheet) * 1.2;

function River({ sheet }: { sheet: Sheet }) {
  const thickness = thicknessOf(sheet);
  return Array.from({ length: BANDS }, (_, index) => (
    <path
      key={index}
      d={`M0 ${riverTop(sheet) + index * thickness}H${sheet.width}v${thickness + 0.4}H0z`}
      fill={ramp(0.75 - index * 0.22)}
    />
  ));
}

const piece = (sheet: Sheet, from: number, to: number) =>
  `M${Math.round(from * sheet.width)} ${awayTop(sheet)}H${Math.round(to * sheet.width)}v${thicknessOf(sheet)}H${Math.round(from * sheet.width)}z`;

function leaving(sheet: Sheet, bends: number, end: number) {
  const width = thicknessOf(sheet);
  const [y0, y1] = [riverTop(sheet) - width, awayTop(sheet)];
  return reach(
    [0, end * sheet.width],
    { x: 0, y: y0, width },
    { x: bends * sheet.width, y: y1, width },
  );
}

function returning(sheet: Sheet, start: number, bends: number) {
  const width = thicknessOf(sheet);
  const [y0, y1] = [awayTop(sheet), riverTop(sheet) - width];
  return reach(
    [start * sheet.width, sheet.width],
    { x: bends * sheet.width, y: y0, width },
    { x: sheet.width, y: y1, width },
  );
}

const brokenPaths = (sheet: Sheet) => [
  leaving(sheet, 0.34, 0.4),
  piece(sheet, 0.425, 0.45),
  piece(sheet, 0.475, 0.487),
  piece(sheet, 0.56, 0.572),
  piece(sheet, 0.597, 0.622),
  returning(sheet, 0.647, 0.7),
];

const endedPaths = (sheet: Sheet) => [
  leaving(sheet, 0.45, 0.56),
  piece(sheet, 0.585, 0.615),
  piece(sheet, 0.64, 0.656),
  piece(sheet, 0.681, 0.688),
];
