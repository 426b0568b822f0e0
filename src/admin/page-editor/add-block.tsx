import { useId, useState } from 'react';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { Field } from '#src/ui/field.tsx';
import { blockName } from './block-card.tsx';

interface AddBlockProps {
  types: readonly string[];
  blocks: readonly DocumentBlock[];
  onAdd(type: string, at: number): void;
}

/** Adds a section of a type at any place. */
export function AddBlock({ types, blocks, onAdd }: AddBlockProps) {
  const id = useId();
  const [type, setType] = useState(types[0] ?? '');
  const [after, setAfter] = useState('');
  // The section that was chosen may be gone by now.
  const index = blocks.findIndex((block) => block.id === after);
  const at = after === 'start' ? 0 : index === -1 ? blocks.length : index + 1;
  return (
    <div className="add-block">
      <Field id={`${id}-type`} label="New section">
        {(control) => (
          <select
            {...control}
            className="input"
            value={type}
            onChange={({ target }) => setType(target.value)}
          >
            {types.map((each) => (
              <option key={each} value={each}>
                {readableName(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`${id}-place`} label="Place">
        {(control) => (
          <select
            {...control}
            className="input"
            value={after}
            onChange={({ target }) => setAfter(target.value)}
          >
            <option value="">At the end</option>
            <option value="start">At the top</option>
            {blocks.map((block) => (
              <option key={block.id} value={block.id}>
                After {blockName(block)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button className="btn btn-small btn-ink" type="button" onClick={() => onAdd(type, at)}>
        Add section
      </button>
    </div>
  );
}
