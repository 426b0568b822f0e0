import { CONFLUENCE_LABEL, CROSSING, fragments, lanes, STREAMS, WEAVE } from './confluence.ts';
import { middleLine, ribbon, round } from '#src/ui/drawings/ribbon.ts';

/** Dimensions of a horizontal version of the hero drawing, in its own units. */
export interface Frame {
  width: number;
  height: number;
  /** the lower edge of the text under the river, if only the river continues below it */
  foot?: number;
  /** left edge of the labels, and of the group names if they are shown */
  labelX: number;
  groupX?: number;
  firstRow: number;
  pitch: number;
  groupGap: number;
  letter: number;
  riverTop: number;
  riverWidth: number;
  /** where the streams have merged, and where the river turns down */
  mergeX: number;
  innerRadius: number;
  turnX: number;
  scale: number;
}

const WIDE: Frame = {
  width: 1440,
  height: 486,
  foot: 456,
  labelX: 168,
  groupX: 48,
  firstRow: 38,
  pitch: 34.5,
  groupGap: 13,
  letter: 9.1,
  riverTop: 64,
  riverWidth: 238,
  mergeX: 880,
  innerRadius: 76,
  turnX: 1076,
  scale: 1,
};

const MID: Frame = {
  width: 768,
  height: 372,
  labelX: 25.6,
  firstRow: 24,
  pitch: 30,
  groupGap: 8,
  letter: 9.2,
  riverTop: 40,
  riverWidth: 150,
  mergeX: 470,
  innerRadius: 44,
  turnX: 548,
  scale: 0.75,
};

const BENDS: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0.62, 0.4],
  [0.42, 0.56],
  [0.55, 0.46],
  [0.4, 0.6],
  [0.6, 0.42],
  [0.48, 0.52],
  [0.58, 0.38],
  [0.66, 0.44],
  [0.46, 0.5],
];

/** Returns the paths of the ten streams in a frame: their first pieces, and their bands down to the lower edge. */
export function layOut(frame: Frame) {
  const across = lanes(frame.riverWidth);
  const yTurn = frame.riverTop + frame.riverWidth + frame.innerRadius;
  const outer = frame.innerRadius + frame.riverWidth;
  let y = frame.firstRow - frame.pitch;
  let group = '';
  return STREAMS.map((stream, index) => {
    const firstOfGroup = stream.group !== group;
    y += frame.pitch + (firstOfGroup && group ? frame.groupGap : 0);
    group = stream.group;
    const lane = across[stream.lane]!;
    const thin = stream.amount * frame.scale;
    const start =
      frame.labelX +
      stream.label.length * frame.letter * (stream.label.length > 9 ? 0.96 : 1) +
      (frame.groupX ? 20 : 14);
    const pieces = fragments(index, start, y, thin, frame.scale);
    const from = { x: pieces.end, y: y - thin / 2, width: thin };
    const to = { x: frame.mergeX, y: frame.riverTop + lane.offset, width: lane.width };
    const [open, close] = ribbon(from, to, BENDS[stream.lane]).split('V') as [string, string];
    const ro = round(outer - lane.offset);
    const ri = round(ro - lane.width);
    const bend =
      `H${frame.turnX}A${ro} ${ro} 0 0 1 ${frame.turnX + ro} ${yTurn}V${frame.height}H${round(frame.turnX + ri)}` +
      `V${yTurn}A${ri} ${ri} 0 0 0 ${frame.turnX} ${round(to.y + to.width)}H${frame.mergeX}`;
    const rm = round((ro + ri) / 2);
    const drift = `${middleLine(from, to, BENDS[stream.lane])}H${frame.turnX}A${rm} ${rm} 0 0 1 ${frame.turnX + rm} ${yTurn}V${frame.height}`;
    // `close` starts with the y coordinate of the lower edge, which `bend` already contains
    return {
      stream,
      y,
      pieces,
      d: open + bend + close.slice(close.indexOf('C')),
      drift,
      firstOfGroup,
      lane,
    };
  });
}

/** The river of the home page with its sources on the left: `wide` from 1100 px, `mid` on tablets. */
export function HeroRiver({ version }: { version: 'wide' | 'mid' }) {
  const frame = version === 'wide' ? WIDE : MID;
  const rows = layOut(frame);
  const foot = frame.foot ?? frame.height;
  const inner = frame.turnX + frame.innerRadius;
  const wide = version === 'wide';
  return (
    <svg
      className={`hero-river hero-${version}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={CONFLUENCE_LABEL}
    >
      <g className="hero-labels">
        {rows.map(({ stream, y, firstOfGroup }) => (
          <g key={stream.label}>
            {wide && firstOfGroup ? (
              <>
                <path className="rule" d={`M${frame.groupX} ${y - 18}H302`} />
                <text className="dim" x={frame.groupX} y={y + 6}>
                  {stream.group}
                </text>
              </>
            ) : null}
            <text x={frame.labelX} y={y + 5.5}>
              {stream.label}
            </text>
          </g>
        ))}
      </g>
      <g className="bands cut">
        {WEAVE.map((lane) => {
          const row = rows.find(({ stream }) => stream.lane === lane)!;
          return <path key={lane} d={row.d} fill={row.lane.color} />;
        })}
      </g>
      <g className="starts">
        {rows.map(({ stream, pieces, lane }) => (
          <path key={stream.label} d={pieces.d} fill={lane.color} />
        ))}
      </g>
      {wide ? (
        <g className="drift">
          {rows.map(({ stream, drift }, index) => (
            <path
              key={stream.label}
              d={drift}
              stroke={stream.lane > 6 ? '#0A2E25' : '#FBF8F2'}
              style={{
                animationDelay: `${-index * 5}s`,
                animationDuration: `${16 + ((index * 7) % 9)}s`,
              }}
            />
          ))}
        </g>
      ) : null}
      <g className="hero-call">
        <path className="tick" d={wide ? `M880 40V60` : 'M470 24V37'} />
        <text className="unit strong" x={frame.mergeX} y={wide ? 28 : 16} textAnchor="middle">
          One customer record
        </text>
        <text className="big" x={wide ? 768 : 366} y={wide ? foot - 106 : 294}>
          Revenue you
        </text>
        <text className="big" x={wide ? 768 : 366} y={wide ? foot - 68 : 326}>
          can forecast
        </text>
        <path
          className="tick"
          d={`M${wide ? 768 : 366} ${foot - (wide ? 46 : 28)}H${inner - 12}`}
        />
      </g>
    </svg>
  );
}

/** Returns the edges of the river at the end of the drawing. For tests. */
export const riverEdges = (version: 'wide' | 'mid') => {
  const frame = version === 'wide' ? WIDE : MID;
  const left = frame.turnX + frame.innerRadius;
  return { left, right: left + frame.riverWidth, crossing: CROSSING[version], frame };
};
