import type { ReportFile } from '#src/domains/assessment/assessments.server.ts';
import type { GuideDownload } from '#src/domains/leads/guides/guide-link.server.ts';
import { AI_QUOTIENT_PATH, PLAYBOOKS_PATH } from '#src/domains/site-map/paths.ts';
import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { documentText } from '#src/site/document/render-document.server.tsx';
import { frameContent, SKIP_LINK, wholeShell } from '#src/site/document/site-frame.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

/** A guide or a personal report, or the reason why there is none. */
export type Download = GuideDownload | ReportFile;
type Failed = Exclude<Download, { state: 'valid' }>;

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
      text: 'No report was requested in this browser, or the result was deleted. Finish the assessment and request the report. You can then download it here, and we will email it to you.',
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

/** HTML of the page for a link that does not work, in the frame of the site but without scripts. */
export function downloadFailure(download: Failed, frame: SiteFrame): string {
  const { title, text, label, href } = failureText(download);
  const main = renderMarkup(
    <div className="tone-paper section failure">
      <div className="wrap">
        <h1 className="h1-long">{title}</h1>
        <p className="lead">{text}</p>
        <p>
          <ButtonLink href={href} size="large">
            {label}
          </ButtonLink>
        </p>
      </div>
    </div>,
  );
  return documentText({
    head: privateHead(title),
    frame,
    body: SKIP_LINK + frameContent(main, wholeShell(frame)),
  });
}
