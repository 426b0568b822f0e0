import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { documentText } from '#src/site/document/render-document.server.tsx';
import {
  frameContent,
  loadShell,
  type Shell,
  SKIP_LINK,
} from '#src/site/document/site-frame.server.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

interface Sealed {
  title: string;
  bar?: ReactNode;
  /** markup of the content */
  main: string;
  /** undefined if it could not be loaded */
  shell: Shell | undefined;
  /** those of the parts that the document uses, if missing */
  styles?: string;
  /** false if forms look as they do for visitors; the content security policy keeps them from being sent */
  disablesForms?: boolean;
  /** nothing in it can be focused or clicked */
  isInert?: boolean;
}

/** Returns the markup of header and footer. */
export const shellOf = (
  context: Readonly<RouterContextProvider>,
  frame?: SiteFrame,
): Promise<Shell> => loadShell(context, false, frame);

/** Renders a whole document of the site without scripts. Send it as a `previewResponse` or `framedResponse`. */
export function renderSealedDocument(sealed: Sealed): string {
  const { title, bar, main, shell, styles, disablesForms = true, isInert } = sealed;
  const site = frameContent(main, shell);
  return documentText({
    head: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
      { title, addsBrand: true },
    ],
    body: `${SKIP_LINK}${renderMarkup(bar)}${
      // None can be filled in by mistake.
      disablesForms
        ? `<fieldset class="preview-site" role="presentation" disabled="">${site}</fieldset>`
        : site
    }`,
    frame: shell?.frame,
    styles,
    isInert,
  });
}
