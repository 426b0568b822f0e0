import type { ReactNode } from 'react';

/** A page of the newsletter: a headline with text or a form next to it. */
export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="newsletter-page tone-paper section">
      <div className="wrap grid-12">
        <h1 className="h1-long">{title}</h1>
        <div>{children}</div>
      </div>
    </div>
  );
}
