import { useId } from 'react';
import './canvas.css';
import { CANVAS_WIDTHS, type CanvasWidth } from './canvas-widths.ts';

interface WidthChoiceProps {
  value: CanvasWidth;
  onChange(value: CanvasWidth): void;
}

/** The widths of screens, side by side. */
export function WidthChoice({ value, onChange }: WidthChoiceProps) {
  const group = useId();
  return (
    <fieldset className="canvas-widths flex">
      <legend className="sr-only">Width</legend>
      {CANVAS_WIDTHS.map(({ width, name }) => (
        <label className="relative pointer" key={width} title={`${width} px`}>
          <input
            className="unseen absolute cover"
            type="radio"
            name={group}
            checked={width === value}
            onChange={() => onChange(width)}
          />
          <span className="tab grid centered">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
