import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportFile } from '#src/domains/assessment/assessments.server.ts';
import type { GuideDownload } from '#src/domains/leads/guides/guide-link.server.ts';
import { AI_QUOTIENT_PATH, PLAYBOOKS_PATH } from '#src/domains/site-map/paths.ts';
import { pageTitle } from '#src/site/seo/page-title.ts';

/** A guide or a personal report, or the reason why there is none. */
export type Download = GuideDownload | ReportFile;
type Failed = Exclude<Download, { state: 'valid' }>;

/** The page is rendered without the application, so it has its own styles (values from the tokens in ui/styles). */
const STYLE = `body{margin:0;background:#fbf8f2;color:#0a2a22;font:17px/26px 'Instrument Sans',system-ui,sans-serif}
main{max-width:34rem;padding:clamp(2rem,12vw,7rem) clamp(1.25rem,6vw,6rem)}
h1{font-size:clamp(2.5rem,9vw,4.5rem);line-height:.96;letter-spacing:-.035em;margin:0 0 1.5rem}
p{margin:0 0 2rem}
a{display:inline-block;border-radius:4px;background:#e9651a;color:#061f19;font-weight:600;padding:17px 28px;text-decoration:none}
a:focus-visible{outline:3px solid #0b7a6a;outline-offset:3px}`;

/** The text of the page, and where to get a new link. */
function failureText(download: Failed) {
  if (download.state === 'expired')
    return {
      title: 'This link has expired',
      text: `Links to ${download.title} work for two weeks. Request the guide again, and we will email you a new link.`,
      label: 'Get a new link',
      href: `${download.page}#form`,
    };
  if (download.state === 'no-report')
    return {
      title: 'There is no report here',
      text: 'No report was requested in this browser, or its result was deleted. Finish the assessment and request the report. You can then download it here, and we will email it to you.',
      label: 'Go to the assessment',
      href: `${AI_QUOTIENT_PATH}#assessment`,
    };
  return {
    title: 'This link does not work',
    text: 'Your email program may have split it: try copying the whole address. Or request the guide again, and we will email you a new link.',
    label: 'See the guides',
    href: PLAYBOOKS_PATH,
  };
}

/** HTML of the page for a link that does not work. */
export function downloadFailure(download: Failed): string {
  const { title, text, label, href } = failureText(download);
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{pageTitle(title)}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          <a href={href}>{label}</a>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
