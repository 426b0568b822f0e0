import { useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import type { ChangeBody } from '#src/domains/documents/documents.server.ts';
import type { ScreenDocument } from './screen-document.ts';
import { fromLocalTime, toLocalTime } from '#src/platform/clock/site-day.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { genericZoneName } from '#src/platform/clock/site-time-zone.ts';
import { formatSiteTime, siteZoneName, viewerTime } from './site-time.ts';

interface ScheduleFormProps {
  document: ScreenDocument;
  /** false if the public version is the one on this screen: only its end can be scheduled */
  canPublish: boolean;
  isBusy: boolean;
  onChange(make: (version: number) => ChangeBody): Promise<void>;
}

/** Dates on which the document becomes public and goes offline, in the time zone of the site. */
export function ScheduleForm({ document, canPublish, isBusy, onChange }: ScheduleFormProps) {
  const { publish, unpublishAt } = document;
  const [start, setStart] = useState(() => inputOf(publish?.at));
  const [end, setEnd] = useState(() => inputOf(unpublishAt));
  const [zone] = useState(() => siteZoneName(new Date()));
  const [problem, setProblem] = useState<'start' | 'end' | undefined>();
  const [at, until] = [fromLocalTime(start), fromLocalTime(end)];

  function submit(): void {
    if (isBusy) return;
    const isEndOnly = !canPublish || (start === '' && document.live !== null);
    if (isEndOnly ? !until : !at) return setProblem(isEndOnly ? 'end' : 'start');
    setProblem(undefined);
    void onChange((version) =>
      isEndOnly
        ? { type: 'schedule-unpublish', at: until!.toISOString() }
        : {
            type: 'schedule',
            version,
            at: at!.toISOString(),
            ...(until && { until: until.toISOString() }),
          },
    );
  }

  return (
    <details className="panel-schedule">
      <summary className="opener medium">
        {publish || unpublishAt ? 'Change the schedule' : 'Schedule'}
      </summary>
      {canPublish ? (
        <Moment
          id="schedule-start"
          zone={zone}
          label="Publish on"
          value={start}
          moment={at}
          isMissing={problem === 'start'}
          onChange={setStart}
        />
      ) : null}
      {document.isPermanent ? null : (
        <Moment
          id="schedule-end"
          zone={zone}
          label="Take offline on"
          isOptional={canPublish}
          value={end}
          moment={until}
          isMissing={problem === 'end'}
          onChange={setEnd}
        />
      )}
      <div className="admin-actions">
        <Button tone="secondary" isBusy={isBusy} onClick={submit}>
          Schedule
        </Button>
        {publish || unpublishAt ? (
          <Button
            isBusy={isBusy}
            onClick={() => void onChange(() => ({ type: 'cancel-schedule' }))}
          >
            Cancel the schedule
          </Button>
        ) : null}
      </div>
    </details>
  );
}

const inputOf = (iso: string | null | undefined) => (iso ? toLocalTime(new Date(iso)) : '');

/** The typed time in the zone of the site, where clocks may skip it, and on the clock of the viewer. */
function MomentHint({ moment, typed }: { moment: Date; typed: string }) {
  const theirs = useIsHydrated() ? viewerTime(moment) : undefined;
  const isSkipped = toLocalTime(moment) !== typed.slice(0, 16);
  return `${formatSiteTime(moment)}${theirs ? ` (${theirs} for you)` : ''}${isSkipped ? '. Clocks skip the time you chose, so it moves forward' : ''}`;
}

interface MomentProps {
  id: string;
  /** the time zone of today, such as `CST` */
  zone: string;
  label: string;
  value: string;
  moment: Date | undefined;
  isMissing: boolean;
  isOptional?: boolean;
  onChange(value: string): void;
}

const Moment = ({
  id,
  zone,
  label,
  value,
  moment,
  isMissing,
  isOptional = false,
  onChange,
}: MomentProps) => (
  <InputField
    id={id}
    label={label}
    isOptional={isOptional}
    hint={moment ? <MomentHint moment={moment} typed={value} /> : `${genericZoneName()} (${zone})`}
    errors={isMissing ? ['Choose a date and a time.'] : []}
    type="datetime-local"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
