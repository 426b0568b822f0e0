import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { ramp, round } from '#src/ui/drawings/ribbon.ts';
import { schema } from './contact-ways.schema.ts';

/**
 * Ways to contact us, one large row each with one button. Only the first button is copper. On wide screens a band leaves every
 * button and joins those above it.
 */
export function ContactWays({ ways, ...opening }: ViewProps<typeof schema>) {
  return (
    <OpenedSection {...opening} className="ways">
      <ul>
        {ways.map(({ title, text, action }, index) => (
          <li key={title} className="grid-12">
            <h3 className="h2-long">{title}</h3>
            <p>{text}</p>
            <ButtonLink href={action.href} tone={index === 0 ? 'copper' : 'quiet'}>
              {action.label}
            </ButtonLink>
            <JoiningBand index={index} count={ways.length} />
          </li>
        ))}
      </ul>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: ContactWays });

/** The y coordinate of a band in its row: the middle of a 48 px button below a 1 px rule and 32 px padding (contact.css). */
const LEVEL = 57;
/** The inner radius of the bend. */
const BEND = 14;
/** Longer than any row, which clips it. */
const FAR = 2000;

/**
 * The part of a river beside one row of a list: the bands of the rows above continue, and the band of this row enters
 * from the left and turns down beside them. It has no view box, so a tall row does not stretch it; x coordinates are
 * relative to the right edge.
 */
function JoiningBand({ index, count }: { index: number; count: number }) {
  const width = Math.min(16, Math.floor(64 / count));
  const radius = BEND + width / 2;
  return (
    <svg className="joining-band" aria-hidden="true">
      <svg x="100%" overflow="visible">
        {Array.from({ length: index + 1 }, (_, lane) => {
          const x = round(-(lane + 0.5) * width);
          const turn = `M-300 ${LEVEL}H${x - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${FAR}`;
          return (
            <path
              key={lane}
              d={lane === index ? turn : `M${x} 0V${FAR}`}
              fill="none"
              stroke={ramp(0.4 + (0.6 * lane) / count)}
              strokeWidth={width + 0.4}
            />
          );
        })}
      </svg>
    </svg>
  );
}
