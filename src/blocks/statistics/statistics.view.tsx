import type { ReactNode } from 'react';
import { GrowingBand, Marks, NarrowingBand, ShorterRun } from '#src/ui/drawings/statistics.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import type { StatisticsProps } from './statistics.schema.ts';

interface StatisticProps {
  name: string;
  value: number;
  sign?: '%' | '+';
  caption: string;
  size?: string;
  children: ReactNode;
}

function Statistic({ name, value, sign, caption, size = '', children }: StatisticProps) {
  return (
    <li className={`stat stat-${name}`}>
      <div>
        <p className={`figure ${size}`.trim()}>
          {value}
          {sign === '%' ? <i>%</i> : sign}
        </p>
        <p className="stat-caption">{caption}</p>
      </div>
      {children}
    </li>
  );
}

/** Eight figures as headlines, each with a drawing of the same quantity below. */
export function Statistics({ label, title, lead, figures, id }: StatisticsProps & { id: string }) {
  return (
    <Section id={id} className="statistics">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ul className="stats grid-12">
        <Statistic
          name="conversion"
          value={figures.conversionIncrease}
          sign="%"
          caption="conversion increase"
          size="figure-xl"
        >
          <div className="stat-run">
            <GrowingBand id={id} percent={figures.conversionIncrease} />
            <span>100 orders before</span>
            <span>{100 + figures.conversionIncrease} after</span>
          </div>
        </Statistic>
        <Statistic name="third" value={figures.lowerCac} sign="%" caption="lower CAC">
          <NarrowingBand id={id} percent={figures.lowerCac} />
        </Statistic>
        <Statistic
          name="third"
          value={figures.lessManualEffort}
          sign="%"
          caption="less manual effort"
        >
          <Marks
            shape="cell"
            count={100 - figures.lessManualEffort}
            of={100}
            columns={20}
            noun="tasks still done by hand"
          />
        </Statistic>
        <Statistic
          name="third"
          value={figures.shorterSalesCycles}
          sign="%"
          caption="shorter sales cycles"
        >
          <ShorterRun percent={figures.shorterSalesCycles} />
        </Statistic>
        <Statistic
          name="projects"
          value={figures.projects}
          sign="+"
          caption="projects"
          size="figure-m"
        >
          <Marks count={figures.projects} columns={50} noun="project" />
        </Statistic>
        <Statistic
          name="satisfaction"
          value={figures.clientSatisfaction}
          sign="%"
          caption="client satisfaction"
          size="figure-m"
        >
          <Marks
            shape="cell"
            count={figures.clientSatisfaction}
            of={100}
            columns={25}
            noun="satisfied clients"
          />
        </Statistic>
        <Statistic name="platforms" value={figures.platforms} caption="platforms" size="figure-m">
          <Marks count={figures.platforms} columns={14} noun="platform" />
        </Statistic>
        <Statistic
          name="strategies"
          value={figures.crmStrategies}
          sign="+"
          caption="CRM strategies"
          size="figure-m"
        >
          <Marks
            shape="bar"
            count={figures.crmStrategies}
            columns={figures.crmStrategies}
            noun="strategy"
          />
        </Statistic>
      </ul>
    </Section>
  );
}
