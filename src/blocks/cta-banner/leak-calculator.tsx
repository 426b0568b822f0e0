import { copper } from '#content/drawings/closing/closing-variants.ts';
import { Field } from '#src/ui/field.tsx';
import { BEYOND } from '#src/ui/drawings/heroes/pen.ts';
import { round } from '#src/ui/drawings/ribbon.ts';
import type { CtaBannerProps } from './cta-banner.schema.ts';
import { fillIn } from '#src/blocks/fill-in.ts';
import { type Business, leakOf, LIMITS } from './leak.ts';

type Calculator = NonNullable<CtaBannerProps['calculator']>;

const NAMES = Object.keys(LIMITS) as (keyof Business)[];

const exampleOf = (calculator: Calculator) =>
  leakOf(
    calculator,
    Object.fromEntries(NAMES.map((name) => [name, calculator[name].value])) as Business,
  );

/** The numbers of the visitor, and what the wait costs them; at first an example. Without scripts it is one. */
export function LeakCalculator({ calculator, id }: { calculator: Calculator; id: string }) {
  const { quick, slow, source, proof, unit, example, text } = calculator;
  const leak = exampleOf(calculator);
  return (
    <div
      className="leak"
      data-island="leak"
      data-wake="touch"
      data-rate={JSON.stringify({ quick, slow })}
      data-text={text}
    >
      <div className="leak-fields if-scripted">
        {NAMES.map((name) => (
          <Field key={name} id={`${id}-${name}`} label={fillIn(calculator[name].label, leak)}>
            {(control) => (
              <input
                {...control}
                className="input"
                type={name === 'hours' ? 'range' : 'number'}
                name={name}
                min={LIMITS[name][0]}
                max={LIMITS[name][1]}
                defaultValue={calculator[name].value}
                inputMode="numeric"
                autoComplete="off"
                data-label={name === 'hours' ? calculator.hours.label : undefined}
              />
            )}
          </Field>
        ))}
      </div>
      <output className="leak-sum">
        <strong className="h2">{leak.total}</strong> <b>{unit}</b>{' '}
        <span>
          {example} {fillIn(text, leak)}
        </span>
      </output>
      <p className="note">
        {source}{' '}
        <a className="text-link" href={proof.href}>
          {proof.label}
        </a>
      </p>
    </div>
  );
}

const HIDDEN = { visibility: 'hidden' } as const;
const EDGE = 450;
const RIVER = 168;
const GAP = 0.8;

/** A river of as many strands as leads of 100 meet who replies quickly. Those that a wait loses leave it, hour by hour. */
export function LeakRiver({ calculator, labels }: LeakRiverProps) {
  const { quick, slow } = calculator;
  const { strands, kept } = exampleOf(calculator);
  const [top = '', by = '', end = ''] = labels ?? [];
  const pitch = RIVER / quick.met;
  const all = Array.from({ length: quick.met }, (_, index) => index);
  const shade = (index: number) => copper(index, quick.met);
  const center = (index: number) => round(EDGE - RIVER + (index + 0.5) * pitch);
  const level = (index: number) => round(76 + (index * 340) / strands.length);
  const width = round(pitch - GAP);
  return (
    <svg
      className="closing-art leak-river"
      viewBox="0 0 480 480"
      preserveAspectRatio="xMaxYMin"
      role="img"
      aria-label={`${top}. A reply after ${slow.hours} hours instead of ${quick.hours} loses ${strands.length} of the ${quick.met}, one after another.`}
    >
      {[...new Set(all.map(shade))].map((color) => (
        <path
          key={color}
          d={all
            .filter((index) => shade(index) === color)
            .map((at) => `M${center(at)} 0V${at < strands.length ? level(at) : BEYOND.after}`)
            .join('')}
          stroke={color}
          strokeWidth={width}
        />
      ))}
      {strands.map(({ share, worth, hour }, index) => {
        const [x, y] = [center(index), level(index)];
        const radius = 20 + index * pitch;
        const turn = round(y + radius);
        const stop = 62 + 26 * (index % 3);
        const drops = [13, 24, 32].map((gap, drop) => `M${stop - gap} ${turn}h${6 - drop * 2}`);
        return (
          <g key={hour} className="leak-strand" fill="none" stroke={shade(index)}>
            <path d={`M${x} ${y}V${BEYOND.after}`} strokeWidth={round(width * (1 - share))} />
            <path
              d={`M${x} ${y}A${round(radius)} ${round(radius)} 0 0 1 ${round(x - radius)} ${turn}H${stop}${drops.join('')}`}
              strokeWidth={round(width * share)}
            />
            <text
              x="258"
              y={turn - 7}
              textAnchor="end"
              fill="currentColor"
              stroke="none"
              style={share ? undefined : HIDDEN}
            >
              <tspan>{worth}</tspan> {by} {hour}
            </text>
          </g>
        );
      })}
      <text x={EDGE - RIVER - 14} y="40" textAnchor="end">
        {top}
      </text>
      <text x={EDGE - RIVER - 14} y="466" textAnchor="end" className="leak-kept">
        <tspan>{kept}</tspan> {end}
      </text>
    </svg>
  );
}

interface LeakRiverProps {
  calculator: Calculator;
  labels: readonly string[] | undefined;
}
