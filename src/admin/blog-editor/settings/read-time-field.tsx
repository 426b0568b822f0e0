import { useMemo } from 'react';
import { formatCount } from '#src/admin/parts/counts.ts';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { computedTime, wordsOf } from './post-values.ts';
import { TextBox } from './text-box.tsx';

interface ReadTimeFieldProps {
  body: unknown;
  /** the override; empty without one */
  readTime: string;
}

/** How long a post takes to read: computed from its words, or what an editor says. */
export function ReadTimeField({ body, readTime }: ReadTimeFieldProps) {
  const { isReadOnly, change } = useFormPart();
  const words = useMemo(() => wordsOf(body), [body]);
  const computed = computedTime(words);
  const isOverridden = readTime.trim() !== '';
  return (
    <div>
      <TextBox
        label="Reading time"
        path="readTime"
        value={readTime}
        placeholder={computed}
        help={`${isOverridden ? `Computed: ${computed}` : 'Computed'} from ${formatCount(words, 'word')} at 220 a minute.`}
      />
      {isOverridden && !isReadOnly ? (
        <button className="panel-link" type="button" onClick={() => change('readTime', () => null)}>
          Use {computed}
        </button>
      ) : null}
    </div>
  );
}
