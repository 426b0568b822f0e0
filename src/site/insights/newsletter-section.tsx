import { NewsletterForm } from '#src/site/newsletter/newsletter-form.tsx';

/** The newsletter block of the listing (spec section 2). The form is hydrated; it posts natively before that. */
export function NewsletterSection() {
  return (
    <section className="tone-sand section" aria-labelledby="insights-news">
      <div className="wrap grid-12 opening">
        <h2 id="insights-news" className="h2-long">
          New articles, once a month
        </h2>
        <div>
          <NewsletterForm source="insights" />
        </div>
      </div>
    </section>
  );
}
