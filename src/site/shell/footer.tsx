import { NewsletterIsland } from '#src/site/newsletter/newsletter-island.tsx';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { ShellMarkup } from './render-shell.server.tsx';

/** Newsletter, link columns, guides, badges, social links, wordmark, and legal line (docs/specification.md, section 2). */
export function Footer({ newsletter, columns, closing }: Omit<ShellMarkup, 'header'>) {
  return (
    <footer className="site-footer tone-deep">
      <div className="wrap">
        <div className="grid-12 site-footer-top">
          <section className="site-news" aria-labelledby="footer-news">
            {/* like Heading, which would be in the scripts of every page */}
            <h2 id="footer-news">
              <span className="heading-label">
                Newsletter<span>: </span>
              </span>
              One useful email a month
            </h2>
            <p>Our new articles, with the math. No filler.</p>
            <NewsletterIsland html={newsletter} />
          </section>
          <StaticMarkup id="footer-columns" html={columns} />
        </div>
        <StaticMarkup id="footer-closing" html={closing} />
      </div>
    </footer>
  );
}
