import type { ReactNode } from 'react';

/** A native disclosure: it opens without JavaScript, and the browser's search finds what is in it. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details>
    <summary>
      {title}
      <i aria-hidden="true" />
    </summary>
    {children}
  </details>
);
