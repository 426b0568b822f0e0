import type { ReactNode } from 'react';

interface InsightsPanelProps {
  title: string;
  text: string;
  /** `h1` if the panel is the whole page */
  heading?: 'h1' | 'h2';
  /** a link or button */
  children?: ReactNode;
}

/** Shown instead of posts when there are none (docs/specification.md, section 8, Blog). */
export function InsightsPanel({
  title,
  text,
  heading: Heading = 'h2',
  children,
}: InsightsPanelProps) {
  return (
    <section className="insights-panel">
      <Heading className="h2-long">{title}</Heading>
      <p className="lead">{text}</p>
      {children}
    </section>
  );
}
