import type { ReactNode } from 'react';

/** A page of the newsletter: a headline with text or a form next to it. */
export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="newsletter-page tone-paper section">
      <div className="wrap grid-12 gap-y-8">
        <h1 className="h1-long lg:col-span-7">{title}</h1>
        <div className="lg:col-start-8 lg:col-span-5 lg:self-end">{children}</div>
      </div>
    </div>
  );
}
