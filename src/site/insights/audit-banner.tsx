import { CtaBanner } from '#src/blocks/cta-banner/cta-banner.view.tsx';
import { BOOK_AUDIT_PATH } from '#src/domains/site-map/paths.ts';

type Drawing = Parameters<typeof CtaBanner>[0]['drawing'];

/** The drawing of each post category and story industry. */
const DRAWINGS: Record<string, Drawing> = {
  'AI Enablement': 'pillars',
  'Data Quality': 'merge',
  'Reporting & Analytics': 'forecast',
  'Go-to-Market': 'minutes',
  'CRM Implementation': 'loop',
};

/** The closing banner that offers a growth audit. */
export function AuditBanner({ subject }: { subject: string }) {
  return (
    <CtaBanner
      id="audit"
      label=""
      title={'Run your own\nnumbers'}
      text="One of our principals runs the growth audit by video: free, 45 to 60 minutes. Within five business days you have a written report on what leaks, what it costs, and what to fix first."
      action={{ label: 'Book Growth Audit', href: BOOK_AUDIT_PATH }}
      drawing={DRAWINGS[subject] ?? 'leaks'}
    />
  );
}
