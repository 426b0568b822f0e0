import type { QuickWinsContent } from '#content/guides/guide-content.ts';
import { stacked } from '#src/integrations/pdf/bands.ts';
import { GuideDocument } from '#src/integrations/pdf/guide-document.tsx';
import type { GuideFacts } from '#src/integrations/pdf/guide-page.tsx';
import { AfterPage } from './after-page.tsx';
import { PlanPage } from './plan-page.tsx';
import { RepairsPage } from './repairs-page.tsx';
import { sum } from '#src/ui/drawings/ribbon.ts';

/** A plan, pages with two repairs each, and the counts to take afterward. */
export function quickWinsDocument(content: QuickWinsContent, guide: GuideFacts) {
  const minutes = content.repairs.map((repair) => repair.minutes);
  const begins = stacked(minutes);
  const placed = content.repairs.map((repair, index) => ({
    repair,
    number: index + 1,
    before: begins[index]!,
  }));
  const pairs = [...Map.groupBy(placed, ({ number }) => Math.ceil(number / 2)).values()];
  const pages = pairs.length + 2;
  return (
    <GuideDocument
      guide={guide}
      subject={content.plan.lead}
      keywords="HubSpot, CRM, administration, quick wins"
      pageLayout="singlePage"
    >
      <PlanPage content={content} frame={{ ...guide, page: 1, pages }} />
      {pairs.map((repairs, index) => (
        <RepairsPage
          key={index}
          frame={{ ...guide, page: index + 2, pages }}
          repairs={repairs}
          total={sum(minutes)}
        />
      ))}
      <AfterPage content={content} frame={{ ...guide, page: pages, pages }} />
    </GuideDocument>
  );
}
