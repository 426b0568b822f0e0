import { contrast } from '#src/site/styleguide/contrast.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';

interface ColorsProps {
  /** by name, as `#rrggbb` */
  colors: ReadonlyMap<string, string>;
}

/** Background colors of text. */
const GROUNDS = ['paper', 'sand', 'pine', 'pine-deep', 'panel', 'copper'];
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Small text needs 4.5; shapes and large text need 3. */
function verdict(ratio: number) {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'shapes' : 'no';
}

function Ratio({ on, ground, color }: { on: string; ground: string; color: string }) {
  const ratio = contrast(ground, color);
  const use = verdict(ratio);
  return (
    <li className={`guide-${use}`} style={{ background: ground, color }}>
      {use === 'no' ? null : ratio.toFixed(1)}
      <span className="sr-only">
        {use === 'no' ? 'too low' : null} on {on}
      </span>
    </li>
  );
}

/** Every color with its contrast on every background. Ratios below 3 are not shown. */
export function Colors({ colors }: ColorsProps) {
  return (
    <div className="wrap">
      <ul className="guide-colors">
        {[...colors].map(([name, hex]) => (
          <li key={name} className="hairline">
            <i style={{ background: hex }} />
            <p>
              {name} <code>{hex}</code>
            </p>
            <ul>
              {GROUNDS.map((on) => (
                <Ratio key={on} on={on} ground={colors.get(on)!} color={hex} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="note guide-say">
        On paper, sand, pine, pine-deep, panel and copper. 4.5 and more carries text; from 3 on, set
        large here, only shapes and display sizes. An empty field is a pair to stay away from.
      </p>
      <h3 className="h4">The data ramp</h3>
      <ul className="guide-ramp">
        {STEPS.map((step) => {
          const color = ramp(step);
          return (
            <li key={step} style={{ background: color, color: step > 0.5 ? '#04211a' : '#fbf8f2' }}>
              ramp({step}) <code>{color}</code>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
