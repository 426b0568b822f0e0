import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { isLong } from './lines.tsx';

export type Tone = 'paper' | 'sand' | 'pine' | 'deep' | 'copper';

interface SectionProps {
  id?: string | undefined;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** A full-width section in one of five tones. The colors `fg`, `rule` and `focus` inside it fit the tone. */
export function Section({ id, tone = 'paper', className = '', children }: SectionProps) {
  return (
    <section id={id} className={`tone-${tone} section ${className}`.trim()}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface OpeningProps {
  label: string;
  title: string;
  /** for the four columns on the right: a lead paragraph or a link */
  children?: ReactNode;
}

/** The header of a section: headline in columns 1 to 8, side text in 9 to 12. */
export function Opening({ label, title, children }: OpeningProps) {
  return (
    <header className="grid-12 opening">
      <Heading label={label} title={title} className={isLong(title) ? 'h2-long' : 'h2'} />
      {children ? <div>{children}</div> : null}
    </header>
  );
}

type OpenedSectionProps = SectionProps &
  Omit<OpeningProps, 'children'> & { lead?: string | undefined };

/** A section that opens with its headline and, beside it, a lead. */
export const OpenedSection = ({ label, title, lead, children, ...section }: OpenedSectionProps) => (
  <Section {...section}>
    <Opening label={label} title={title}>
      {lead ? <p className="lead">{lead}</p> : null}
    </Opening>
    {children}
  </Section>
);
