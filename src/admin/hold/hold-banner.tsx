import { LinkButton } from '#src/admin/kit/button.tsx';
import { Part, TextList } from '#src/admin/kit/screen.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import type { HoldView } from './hold-view.ts';
import './hold.css';

/** The dashboard notice that a restored site sends nothing: what is waiting, and who can release it. */
export function HoldBanner({ hold, mayRelease }: { hold: HoldView; mayRelease: boolean }) {
  return (
    <Part className="hold mt-6 on-sand" title="Deliveries and emails are held">
      <p className="mt-1 measure">
        This site was restored <Time at={hold.since} />
        {hold.backup ? `, from the backup of ${hold.backup.exact}` : ''}. New leads are stored as
        usual. Nothing is sent until {mayRelease ? 'you release it' : 'an owner releases it'}.
        {hold.items.length > 0 ? ' Waiting so far:' : ''}
      </p>
      <HeldItems items={hold.items} />
      {mayRelease ? (
        <LinkButton tone="primary" className="mt-4" to="/admin/release">
          Review and release
        </LinkButton>
      ) : null}
    </Part>
  );
}

/** Counts of the jobs that wait for the release. */
export function HeldItems({ items }: { items: readonly string[] }) {
  if (items.length === 0)
    return <p className="mt-3 gap-1 gap-x-6 flex wraps bold nums">Nothing is waiting yet.</p>;
  return <TextList className="mt-3 gap-1 gap-x-6 flex wraps bold nums" items={items} />;
}
