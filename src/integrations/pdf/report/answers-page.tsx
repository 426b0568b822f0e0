import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ExplainedAnswer, ExplainedPillar } from '#src/domains/assessment/explain.ts';
import type { Report } from '#src/domains/assessment/report.ts';
import { type GuideFrame, GuidePage } from '../guide-page.tsx';
import { Headline } from '../opening.tsx';
import { COLORS, columns, SHEET, TYPE } from '../pdf-styles.ts';
import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { Points } from './points.tsx';

interface AnswersPageProps {
  report: Report;
  frame: GuideFrame;
  pillars: readonly ExplainedPillar[];
  foot?: 'paper' | 'copper';
  children?: ReactNode;
}

/** All answers of the given pillars, with their points. */
export function AnswersPage({
  report,
  frame,
  pillars,
  foot = 'paper',
  children,
}: AnswersPageProps) {
  const { answers, pillars: all } = report.explanation;
  const first = pillars[0] === all[0];
  const names = pillars.map(({ pillar }) => pillar).join(', ');
  return (
    <GuidePage frame={frame} bookmark={`All answers: ${names}`} foot={foot}>
      <View style={{ margin: `44 ${SHEET.margin} 0` }}>
        {first && (
          <Headline
            text={`All ${answers.length} answers`}
            style={{ marginLeft: -2, marginTop: 4, marginBottom: 14 }}
          />
        )}
        {pillars.map((pillar) => (
          <Answers
            key={pillar.pillar}
            pillar={pillar}
            answers={answers.filter((answer) => answer.pillar === pillar.pillar)}
            shade={pillarShade(all.indexOf(pillar), all.length)}
          />
        ))}
      </View>
      {children}
    </GuidePage>
  );
}

interface AnswersProps {
  pillar: ExplainedPillar;
  answers: readonly ExplainedAnswer[];
  shade: string;
}

function Answers({ pillar, answers, shade }: AnswersProps) {
  return (
    <View style={{ marginTop: 18 }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 6 }}>
        <Text style={{ ...TYPE.h3, fontSize: 17, flexGrow: 1 }}>{pillar.pillar}</Text>
        <Text style={{ ...TYPE.text, color: COLORS.ink2 }}>
          {pillar.score} of {pillar.maxScore} points
        </Text>
      </View>
      <View style={{ height: 4, backgroundColor: shade }} />
      {answers.map((answer) => (
        <View
          key={answer.questionId}
          style={{
            flexDirection: 'row',
            borderBottomWidth: 0.75,
            borderBottomColor: COLORS.rule,
            paddingVertical: 7,
            minHeight: 46,
          }}
        >
          <Text style={{ ...TYPE.note, ...TYPE.strong, width: 22 }}>{answer.questionId}</Text>
          <Text style={{ ...TYPE.note, width: columns(6) - 22, paddingRight: 14 }}>
            {answer.question}
          </Text>
          <Text
            style={{ ...TYPE.note, ...TYPE.strong, flex: 1, paddingLeft: 12, paddingRight: 12 }}
          >
            {answer.answer}
          </Text>
          <Points value={answer.value} />
        </View>
      ))}
    </View>
  );
}
