import { defineBlock } from '#src/blocks/block.ts';
import type { ReactNode } from 'react';
import { GrowingBand, Marks, NarrowingBand, ShorterRun } from '#src/ui/drawings/statistics.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { type StatisticsProps, schema } from './statistics.schema.ts';

type Source = StatisticsProps['sources'][keyof StatisticsProps['figures']];

interface StatisticProps {
  name: string;
  value: number;
  sign?: '%' | '+';
  caption: string;
  source: Source;
  size?: string;
  children: ReactNode;
}

function Statistic({ name, value, sign, caption, source, size = '', children }: StatisticProps) {
  return (
    <li className={`stat stat-${name}`}>
      <div>
        <p className={`figure ${size}`.trim()}>
          {value}
          {sign === '%' ? <i>%</i> : sign}
        </p>
        <p className="stat-caption">{caption}</p>
        {source ? <SourceLine {...source} /> : null}
      </div>
      {children}
    </li>
  );
}

function SourceLine({ name, href, text }: NonNullable<Source>) {
  return (
    <p className="note stat-source">
      {href ? (
        <a className="text-link" href={href}>
          {name}
        </a>
      ) : (
        name
      )}
      {text ? `: ${text}` : null}
    </p>
  );
}

/** Eight figures as headlines, each with its source and a drawing of the same quantity below. */
function Statistics(props: StatisticsProps & { id: string }) {
  const { figures, sources, conversion, id } = props;
  return (
    <OpenedSection {...props} className="statistics">
      <ul className="stats grid-12">
        <Statistic
          name="conversion"
          value={figures.conversionIncrease}
          sign="%"
          caption="conversion increase"
          source={sources.conversionIncrease}
          size="figure-xl"
        >
          <div className="stat-run">
            <GrowingBand id={id} percent={figures.conversionIncrease} />
            {conversion ? (
              <>
                <span>
                  {conversion.before}% of {conversion.unit} before
                </span>
                <span>{conversion.after}% after</span>
              </>
            ) : null}
          </div>
        </Statistic>
        <Statistic
          name="third"
          value={figures.lowerCac}
          sign="%"
          caption="lower CAC"
          source={sources.lowerCac}
        >
          <NarrowingBand id={id} percent={figures.lowerCac} />
        </Statistic>
        <Statistic
          name="third"
          value={figures.lessManualEffort}
          sign="%"
          caption="less manual effort"
          source={sources.lessManualEffort}
        >
          <Marks
            id={`${id}-effort`}
            shape="cell"
            count={100 - figures.lessManualEffort}
            of={100}
            columns={20}
            noun="manual effort that is left"
          />
        </Statistic>
        <Statistic
          name="third"
          value={figures.shorterSalesCycles}
          sign="%"
          caption="shorter sales cycles"
          source={sources.shorterSalesCycles}
        >
          <ShorterRun percent={figures.shorterSalesCycles} />
        </Statistic>
        <Statistic
          name="projects"
          value={figures.projects}
          sign="+"
          caption="projects"
          source={sources.projects}
          size="figure-m"
        >
          <Marks id={`${id}-projects`} count={figures.projects} columns={50} noun="project" />
        </Statistic>
        <Statistic
          name="satisfaction"
          value={figures.clientSatisfaction}
          sign="%"
          caption="client satisfaction"
          source={sources.clientSatisfaction}
          size="figure-m"
        >
          <Marks
            id={`${id}-satisfaction`}
            shape="cell"
            count={figures.clientSatisfaction}
            of={100}
            columns={25}
            noun="satisfied clients"
          />
        </Statistic>
        <Statistic
          name="platforms"
          value={figures.platforms}
          caption="platforms"
          source={sources.platforms}
          size="figure-m"
        >
          <Marks id={`${id}-platforms`} count={figures.platforms} columns={14} noun="platform" />
        </Statistic>
        <Statistic
          name="strategies"
          value={figures.crmStrategies}
          sign="+"
          caption="CRM strategies"
          source={sources.crmStrategies}
          size="figure-m"
        >
          <Marks
            id={`${id}-strategies`}
            shape="bar"
            count={figures.crmStrategies}
            columns={figures.crmStrategies}
            noun="strategy"
          />
        </Statistic>
      </ul>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Statistics });
