import { defineBlock } from '#src/blocks/block.ts';
import type { CSSProperties } from 'react';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import { MinutesRiver } from '#src/ui/drawings/minutes-river.tsx';
import { HeroCopy } from '#src/ui/hero-copy.tsx';
import { type AuditHeroProps, schema } from './audit-hero.schema.ts';
import { ReportSample } from './report-sample.tsx';

/** Headline and action, and below them from left to right: the hosts, the minutes, and a page of the report. */
export function AuditHero(props: AuditHeroProps & { id: string }) {
  const { label, title, lead, action, note, hosts, minutes, report, id } = props;
  const columns = minutes.parts.map((part) => `${part.minutes}fr`).join(' ');
  return (
    <section id={id} className="tone-pine page-hero audit-hero">
      <div className="wrap">
        <HeroCopy label={label} title={title} lead={lead} action={action} note={note} />
        <div className="audit-row">
          <div className="audit-hosts">
            <h2 className="heading-label">{hosts.heading}</h2>
            <div className="audit-faces">
              {hosts.names.map((name) => (
                <Avatar key={name} name={name} background="panel" loading="eager" />
              ))}
            </div>
            <p className="note">{hosts.text}</p>
          </div>
          <div className="audit-minutes">
            <h2 className="heading-label">{minutes.heading}</h2>
            <MinutesRiver parts={minutes.parts} description={minutes.description} />
            <ol style={{ '--columns': columns } as CSSProperties}>
              {minutes.parts.map((part) => (
                <li key={part.text} style={{ '--minutes': part.minutes } as CSSProperties}>
                  <b>{part.minutes} min</b> {part.text}
                </li>
              ))}
            </ol>
          </div>
          <ReportSample report={report} />
        </div>
      </div>
    </section>
  );
}

export default defineBlock({ schema, view: AuditHero });
