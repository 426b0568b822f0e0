import { Part } from '#src/admin/kit/screen.tsx';
import { Bar } from '#src/admin/kit/bar.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { OptionRow, QuestionRow, QuestionsView } from './question-view.ts';

/** Every question with its answer count, drop-off and distribution of answers. */
export function QuestionsTable({ pillars, summary }: QuestionsView) {
  return (
    <Part className="report-part" title="Questions">
      <p className="note">
        {summary} “Left here” counts the runs that have been idle at this question for 24 hours,
        with their share of all runs that reached it. Answers are ordered by points, 1 to 4.
      </p>
      <table className="records full small tight questions-table mt-4">
        <caption className="sr-only">Questions in the order they are asked</caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className="records-number">
              Answered
            </th>
            <th scope="col">Left here</th>
            <th scope="col">Answers, by points</th>
          </tr>
        </thead>
        {pillars.map(({ pillar, rows }) => (
          <tbody key={pillar}>
            <tr className="questions-pillar">
              <th className="bold plain pt-5 pb-2" scope="rowgroup" colSpan={4}>
                {pillar}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </Part>
  );
}

function Row({ row }: { row: QuestionRow }) {
  const { answered, left, leftShare, leftLength, options } = row;
  return (
    <tr className="gap-x-5 pb-3">
      <th scope="row" className="questions-text">
        <QuestionText row={row} />
      </th>
      <td className="records-number">
        {formatNumber(answered)}
        <span className="records-label"> answered</span>
      </td>
      <td className="questions-left" data-none={left === 0 || undefined}>
        <b>{formatNumber(left)}</b>
        <span className="records-label"> left here</span>
        {leftShare ? <span>, {leftShare}</span> : null}
        <Bar length={leftLength} />
      </td>
      <td className="questions-shares">
        <Shares options={options} whole={answered} />
      </td>
    </tr>
  );
}

/** The question, which expands to the full text of its answers. */
function QuestionText({ row: { id, question, options } }: { row: QuestionRow }) {
  return (
    <details>
      <summary className="plus grid items-start tap py-3 medium">
        <span className="muted regular">{id}</span>
        {question}
      </summary>
      <ul className="pb-3 px-6">
        {options.map((option) => (
          <li className="grid gap-x-2 py-1 muted" key={option.id}>
            <b>{option.value}</b>
            <span>{option.text}</span>
            <span className="fg right">
              {formatNumber(option.count)}, {option.share}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The distribution of answers as a stacked bar with a legend, from 1 point to 4. */
function Shares({ options, whole }: { options: readonly OptionRow[]; whole: number }) {
  if (whole === 0) return <p>No answers yet</p>;
  return (
    <>
      <Bar>
        {options.map(({ id, value, from, length }) => (
          <rect key={id} x={from} width={length} height="1" fill={ramp((value - 1) / 3)} />
        ))}
      </Bar>
      <ul className="grid mt-1">
        {options.map(({ id, value, share }) => (
          <li className="row gap-2 nowrap" key={id}>
            <svg className="rigid" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fill={ramp((value - 1) / 3)} />
            </svg>
            {value}: {share}
          </li>
        ))}
      </ul>
    </>
  );
}
