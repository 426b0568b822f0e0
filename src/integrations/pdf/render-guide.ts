import { renderToBuffer } from '@react-pdf/renderer';
import type { GuideName } from '#src/domains/leads/guides/guide.ts';
import { cheatsheetDocument } from './cheatsheet/cheatsheet-document.tsx';
import { registerFonts } from './fonts.ts';
import type { GuideFacts } from './guide-page.tsx';
import type { GuideSettings } from './guides.server.ts';
import { quickWinsDocument } from './quick-wins/quick-wins-document.tsx';

registerFonts();

/** Renders a guide, which takes about half a second. */
export function renderGuide(
  guide: GuideName,
  { cheatsheet, quickWins, publisher, siteUrl }: GuideSettings,
): Promise<Buffer> {
  const facts = ({ title, checked }: { title: string; checked: string }): GuideFacts => ({
    title,
    dated: checked,
    publisher,
    siteUrl,
  });
  const document =
    guide === 'executive-cheatsheet'
      ? cheatsheetDocument(cheatsheet, facts(cheatsheet))
      : quickWinsDocument(quickWins, facts(quickWins));
  return renderToBuffer(document);
}
