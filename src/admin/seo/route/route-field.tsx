import type { ReactNode } from 'react';
import { FormField } from '#src/admin/forms/action-form.tsx';
import { WidthMeter, widthInWords } from '#src/admin/page-editor/settings/width-meter.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';

interface RouteFieldProps {
  name: string;
  label: string;
  value: string;
  /** what the page says of itself */
  own: string;
  set(value: string): void;
  /** pixels in search results, and how many they show */
  width?: { pixels: number; max: number };
  hint?: ReactNode;
}

/** A text of a route, with the page's own one if it differs. */
export function RouteField({ name, label, value, own, set, width, hint }: RouteFieldProps) {
  const pixels = Math.round(width?.pixels ?? 0);
  return (
    <div className="route-field">
      <FormField name={name} label={label} hint={width ? widthInWords(pixels, width.max) : hint}>
        {(control) => (
          <textarea
            {...control}
            rows={1}
            value={value}
            onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
          />
        )}
      </FormField>
      {width ? <WidthMeter pixels={pixels} max={width.max} /> : null}
      {value.trim() === own.trim() ? null : (
        <OwnValue name={name} label={label} own={own} use={() => set(own)} />
      )}
    </div>
  );
}

interface OwnValueProps {
  name: string;
  label: string;
  own: string;
  use(): void;
}

/** The page's own value, and a button that brings it back. Without JavaScript, the button saves the form. */
function OwnValue({ name, label, own, use }: OwnValueProps) {
  const isHydrated = useIsHydrated();
  return (
    <p className="route-own">
      <span>{own === '' ? 'The page itself has none.' : `The page itself: “${own}”`}</span>
      <button
        className="panel-link"
        type="submit"
        name="own"
        value={name}
        aria-label={`Use the page’s own: ${label}`}
        onClick={(event) => {
          if (!isHydrated) return;
          event.preventDefault();
          use();
        }}
      >
        Use the page’s own
      </button>
    </p>
  );
}

interface RobotsFieldProps {
  value: string;
  set(value: string): void;
  isOwnHidden: boolean;
}

/** Whether search engines may list the route. */
export const RobotsField = ({ value, set, isOwnHidden }: RobotsFieldProps) => (
  <FormField name="noindex" label="Search engines">
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => set(target.value)}>
        <option value="own">As the page says: {isOwnHidden ? 'hidden' : 'listed'}</option>
        <option value="no">Listed</option>
        <option value="yes">Hidden (noindex)</option>
      </select>
    )}
  </FormField>
);
