import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { fieldId } from './field-id.ts';
import { useNameOf } from './field-labels.ts';
import { goToProblem } from './go-to-field.ts';
import { placeOfProblem } from './place.ts';

interface ProblemListProps {
  problems: readonly DocumentProblem[];
  content: DocumentContent;
}

/** Messages about the document, each with a link to its field. */
export function ProblemList({ problems, content }: ProblemListProps) {
  const nameOf = useNameOf();
  return problems.length === 0 ? null : (
    <ul>
      {problems.map((problem) => {
        const place = placeOfProblem(content, problem);
        const type = content.blocks?.find(({ id }) => id === problem.block)?.type;
        return (
          <li
            className="grid justify-start py-1"
            key={`${problem.block ?? ''} ${problem.field} ${problem.message}`}
          >
            {place ? (
              <a
                className="text-link inline-flex items-center tap bold"
                href={`#${fieldId(place)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToProblem(content, problem);
                }}
              >
                {nameOf(problem.field, type)}
              </a>
            ) : null}{' '}
            {problem.message}
          </li>
        );
      })}
    </ul>
  );
}
