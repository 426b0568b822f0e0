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
    <fieldset className="canvas-widths">
      <legend className="sr-only">Width</legend>
      {CANVAS_WIDTHS.map(({ width, name }) => (
        <label key={width} title={`${width} px`}>
          <input
            type="radio"
            name={group}
            checked={width === value}
            onChange={() => onChange(width)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
