import { EXECUTIVE_CHEATSHEET_GUIDE as CHEATSHEET } from '#content/playbooks/executive-cheatsheet.ts';
import { QUICK_WINS_GUIDE as QUICK_WINS } from '#content/playbooks/quick-wins.ts';
import type { GuideDocuments } from '#src/integrations/pdf/guides.server.ts';
import { cheatsheetDocument } from './cheatsheet/cheatsheet-document.tsx';
import { quickWinsDocument } from './quick-wins/quick-wins-document.tsx';

/** The guides as documents of the PDF renderer. Loaded with the first guide. */
export const GUIDE_DOCUMENTS: GuideDocuments = {
  'executive-cheatsheet': (publisher) =>
    cheatsheetDocument(CHEATSHEET, {
      ...publisher,
      title: CHEATSHEET.title,
      dated: CHEATSHEET.checked,
    }),
  'quick-wins': (publisher) =>
    quickWinsDocument(QUICK_WINS, {
      ...publisher,
      title: QUICK_WINS.title,
      dated: QUICK_WINS.checked,
    }),
};
