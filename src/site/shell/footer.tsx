import { memo } from 'react';
import { NewsletterIsland } from '#src/site/newsletter/newsletter-island.tsx';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { ShellMarkup } from './render-shell.server.tsx';

/**
 * Newsletter, link columns, guides, badges and social links, the name large, and the legal line (spec section 2, Shell).
 * Left alone by navigations: React would have to replace a form that is not hydrated yet.
 */
export const Footer = memo(function Footer({
  columns,
  closing,
}: Pick<ShellMarkup, 'columns' | 'closing'>) {
  return (
    <footer className="site-footer tone-deep">
      <div className="wrap">
        <div className="grid-12 site-footer-top">
          <section className="site-news" aria-labelledby="footer-news">
            <h2 id="footer-news">One useful note a month</h2>
            <p>What worked for a client, with the numbers. No filler.</p>
            <NewsletterIsland source="footer" />
          </section>
          <StaticMarkup id="footer-columns" html={columns} />
        </div>
        <StaticMarkup id="footer-closing" html={closing} />
      </div>
    </footer>
  );
});
