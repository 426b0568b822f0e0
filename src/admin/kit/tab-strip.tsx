import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './tab-links.css';

interface TabStripProps {
  label: string;
  /** list items with links, of which the current one has `aria-current` */
  children: ReactNode;
}

/** Links to parts of a screen in one row, which scrolls sideways where it does not fit. The current one is in sight. */
export function TabStrip({ label, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    // Not scrollIntoView, which would move the page too.
    const { left, width } = current.getBoundingClientRect();
    const at = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += left - at.left - (at.width - width) / 2;
  }, [key]);
  return (
    <nav className="tab-links tab-strip" aria-label={label} ref={strip}>
      <ul>{children}</ul>
    </nav>
  );
}
