import { defineBlock } from '#src/blocks/block.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { IndexRiver, IndexRiverTall } from '#src/ui/drawings/index-river.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { type PageIndexProps, schema } from './page-index.schema.ts';

type SideProps = PageIndexProps['from'] & { isEntry: boolean };

function Side({ title, href, links, isEntry }: SideProps) {
  return (
    <div className="index-side">
      <h3>
        <a href={href}>
          {title} <Arrow />
        </a>
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
      <IndexRiverTall count={links.length} isEntry={isEntry} />
    </div>
  );
}

/** An index of pages as a drawing: each row of both lists is the end of a band. */
function PageIndex(props: PageIndexProps & { id: string }) {
  const { from, to, river } = props;
  return (
    <OpenedSection {...props} className="page-index">
      <div className="index-sides">
        <Side {...from} isEntry />
        <div className="index-river">
          <span data-markdown="omit">{river}</span>
          <IndexRiver from={from.links.length} to={to.links.length} />
        </div>
        <Side {...to} isEntry={false} />
      </div>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: PageIndex });
