import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface PressedGroupProps<Value> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
  /** further buttons */
  children?: ReactNode;
}

/** Buttons of which one is pressed. */
export const PressedGroup = <Value extends string | number>(props: PressedGroupProps<Value>) => (
  <div className="pressed-group flex wraps gap-1" role="group" aria-label={props.label}>
    {props.options.map(({ value, label }) => (
      <Button
        key={label}
        aria-pressed={value === props.value}
        onClick={() => props.onChange(value)}
      >
        {label}
      </Button>
    ))}
    {props.children}
  </div>
);
