import { Facts } from '#src/admin/parts/facts.tsx';
import type { LeadDetail } from './lead-view.ts';
import { Time } from '#src/admin/parts/time.tsx';

/** The consent a person gave, and where they came from. */
export function LeadOrigin({ lead }: { lead: LeadDetail }) {
  const { consent, touches, page } = lead;
  return (
    <div>
      <section className="detail-part">
        <h2>Consent</h2>
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
      </section>
      {touches.map(({ title, at, facts }) => (
        <section className="detail-part" key={title}>
          <h2>{title}</h2>
          <p className="note">
            <Time at={at} />
          </p>
          <Facts facts={facts} />
        </section>
      ))}
      {touches.length === 0 ? (
        <section className="detail-part">
          <h2>Touches</h2>
          <p className="note">No campaign and no referring site were recorded.</p>
        </section>
      ) : null}
      <section className="detail-part">
        <h2>Page with the form</h2>
        <Facts facts={page} />
      </section>
    </div>
  );
}
