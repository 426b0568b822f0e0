import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { nameOf } from '#src/domains/documents/name-of-field.ts';
import { fieldId } from './field-id.ts';
import { type Place, placeOfProblem } from './place.ts';

interface ProblemListProps {
  problems: readonly DocumentProblem[];
  content: DocumentContent;
}

/** Messages about the document, each with a link to its field. */
export const ProblemList = ({ problems, content }: ProblemListProps) =>
  problems.length === 0 ? null : (
    <ul className="problem-list">
      {problems.map((problem) => {
        const place = placeOfProblem(content, problem);
        const type = content.blocks?.find(({ id }) => id === problem.block)?.type;
        return (
          <li key={`${problem.block ?? ''} ${problem.field} ${problem.message}`}>
            {place ? (
              <a
                className="text-link"
                href={`#${fieldId(place)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(place);
                }}
              >
                {nameOf(problem.field, type) || 'Section'}
              </a>
            ) : null}{' '}
            {problem.message}
          </li>
        );
      })}
    </ul>
  );

const MAX_FRAMES = 20;

/** Opens the sections around a field and focuses it. The fields of a closed section are rendered only then. */
function goToField(place: Place, frame = 0): void {
  const block = place.length > 2 ? document.getElementById(fieldId(place.slice(0, 2))) : null;
  const target = document.getElementById(fieldId(place));
  for (let part: Element | null = target ?? block; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  if (target) target.focus();
  else if (frame < MAX_FRAMES) requestAnimationFrame(() => goToField(place, frame + 1));
  else block?.focus();
}
