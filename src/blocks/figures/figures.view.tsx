import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import type { CSSProperties } from 'react';
import { Arrow } from '#src/ui/arrow.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './figures.schema.ts';

/** The first figure is the largest if it is short; after it large and medium ones alternate. */
function size(value: string, index: number) {
  if (index === 0) return value.length > 4 ? '' : 'figure-xl';
  return index % 2 === 1 ? '' : 'figure-m';
}

/** A figure with a raised percent sign. `--n` is its length, from which the style sheet fits it on one line. */
function Value({ value, index }: { value: string; index: number }) {
  const isShare = value.endsWith('%');
  return (
    <p
      className={`figure ${size(value, index)}`.trim()}
      style={{ '--n': value.length } as CSSProperties}
    >
      {isShare ? value.slice(0, -1) : value}
      {isShare ? <i>%</i> : null}
    </p>
  );
}

/** Figures as headlines, each with its label. */
export function Figures({ items, action, ...opening }: ViewProps<typeof schema>) {
  return (
    <OpenedSection {...opening} className="figures">
      <ul className="grid-12">
        {items.map(({ value, label, text }, index) => (
          <li key={label}>
            <Value value={value} index={index} />
            <div>
              <h3 className="h4">{label}</h3>
              {text ? <p>{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {action ? (
        <a className="more" href={action.href}>
          {action.label}
          <Arrow />
        </a>
      ) : null}
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Figures });
