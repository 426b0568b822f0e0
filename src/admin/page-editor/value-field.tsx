import { memo } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { ListOrText, VariantField } from './group-field.tsx';
import { JsonField } from './json-field.tsx';
import { NumberField } from './number-field.tsx';
import { PickedTextField } from './picked-text-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import type { ValueFieldProps } from './use-field.ts';

/** The control for one value, by the kind of its field. Rendered only when its own value changes. */
export const ValueField = memo(function ValueField(props: ValueFieldProps) {
  const { group, isItem = false, ...shared } = props;
  const { spec } = shared;
  switch (spec.kind) {
    case 'text':
      return spec.picks ? (
        <PickedTextField {...shared} spec={spec} group={group} />
      ) : (
        <TextField {...shared} spec={spec} />
      );
    case 'number':
      return <NumberField {...shared} spec={spec} />;
    case 'switch':
      return <SwitchField {...shared} spec={spec} />;
    case 'choice':
      return <ChoiceField {...shared} spec={spec} />;
    case 'list':
    case 'object':
      return <ListOrText {...shared} isItem={isItem} Field={ValueField} />;
    case 'variant':
      return <VariantField {...shared} spec={spec} isItem={isItem} Field={ValueField} />;
    case 'constant':
      return null;
    case 'other':
      return <JsonField {...shared} />;
  }
});
