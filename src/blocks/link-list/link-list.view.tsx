import { Arrow } from '#src/ui/arrow.tsx';
import { StreamMark } from '#src/ui/drawings/stream-mark.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import type { LinkListProps } from './link-list.schema.ts';

/** The pages under a hub. Each row is a link with one stream of the shared drawing. */
export function LinkList({ label, title, lead, tone, items, id }: LinkListProps & { id: string }) {
  return (
    <Section id={id} tone={tone} className="link-list">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ul>
        {items.map(({ title, text, href, meta }, index) => (
          <li key={href} className="grid-12">
            <StreamMark index={index} count={items.length} />
            <h3 className="h3">
              <a href={href}>
                {title} <Arrow />
              </a>
            </h3>
            <div>
              <p>{text}</p>
              {meta ? <p className="note">{meta}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
