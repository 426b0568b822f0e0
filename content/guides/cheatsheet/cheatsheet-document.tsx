import type { CheatsheetContent } from '#content/guides/guide-content.ts';
import { GuideDocument } from '#src/integrations/pdf/guide-document.tsx';
import type { GuideFacts } from '#src/integrations/pdf/guide-page.tsx';
import { ChecksPage } from './checks-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { NumbersPage } from './numbers-page.tsx';
import { PlacesPage } from './places-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { RightsPage } from './rights-page.tsx';
import { SetupPage } from './setup-page.tsx';
import { StagesPage } from './stages-page.tsx';

const PAGES = [
  NumbersPage,
  PlacesPage,
  StagesPage,
  RightsPage,
  ReviewPage,
  ChecksPage,
  FeaturesPage,
  SetupPage,
];

/** Eight pages in four spreads: page 1 faces page 2, where its streams continue. */
export function cheatsheetDocument(content: CheatsheetContent, guide: GuideFacts) {
  return (
    <GuideDocument
      guide={guide}
      subject={content.numbers.lead}
      keywords="HubSpot, CRM, forecast, executive"
      pageLayout="twoPageLeft"
    >
      {PAGES.map((Page, index) => (
        <Page
          key={index}
          content={content}
          frame={{ ...guide, page: index + 1, pages: PAGES.length }}
        />
      ))}
    </GuideDocument>
  );
}
