import { Part, Facts } from '#src/admin/parts/screen.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { LeadDetail } from './lead-view.ts';

/** The consent a person gave, and where they came from. */
export function LeadOrigin({ lead }: { lead: LeadDetail }) {
  const { consent, touches, page } = lead;
  return (
    <div>
      <Part className="detail-part" title="Consent">
        {consent ? (
          <>
            <blockquote>{consent.text}</blockquote>
            <p className="note">
              Version {consent.version}
              {consent.at ? `, ${consent.at.exact}` : null}
            </p>
          </>
        ) : (
          <p className="note">This form showed no consent text.</p>
        )}
      </Part>
      {touches.map(({ title, at, facts }) => (
        <Part className="detail-part" key={title} title={title}>
          <p className="note">
            <Time at={at} />
          </p>
          <Facts facts={facts} />
        </Part>
      ))}
      {touches.length === 0 ? (
        <Part className="detail-part" title="Touches">
          <p className="note">No campaign and no referring site were recorded.</p>
        </Part>
      ) : null}
      <Part className="detail-part" title="Page with the form">
        <Facts facts={page} />
      </Part>
    </div>
  );
}
