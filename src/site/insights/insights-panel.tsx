import type { ReactNode } from 'react';

interface InsightsPanelProps {
  title: string;
  text: string;
  /** `h1` where the panel is all there is of the page */
  heading?: 'h1' | 'h2';
  /** a way on */
  children?: ReactNode;
}

/** What stands in place of articles when there are none to show (spec section 8, Blog). */
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
