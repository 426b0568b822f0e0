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
      title={'Put your own\nnumbers in'}
      text="A free growth audit takes 45 to 60 minutes. You leave with a written list of what to fix first, and in which order."
      action={{ label: 'Book Growth Audit', href: BOOK_AUDIT_PATH }}
      drawing={DRAWINGS[subject] ?? 'leaks'}
    />
  );
}
