import { Link } from 'react-router';
import { Part } from '#src/admin/parts/part.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { HeldItems } from './held-items.tsx';
import type { HoldView } from './hold-view.ts';
import './hold.css';

/** The dashboard notice that a restored site sends nothing: what is waiting, and who can release it. */
export function HoldBanner({ hold, mayRelease }: { hold: HoldView; mayRelease: boolean }) {
  return (
    <Part className="hold" title="Deliveries and emails are held">
      <p>
        This site was restored <Time at={hold.since} />
        {hold.backup ? `, from the backup of ${hold.backup.exact}` : ''}. New leads are stored as
        usual. Nothing is sent until {mayRelease ? 'you release it' : 'an owner releases it'}.
        {hold.items.length > 0 ? ' Waiting so far:' : ''}
      </p>
      <HeldItems items={hold.items} />
      {mayRelease ? (
        <Link className="btn btn-small btn-copper" to="/admin/release">
          Review and release
        </Link>
      ) : null}
    </Part>
  );
}
