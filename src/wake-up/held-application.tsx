import { createContext, useContext } from 'react';
import wakeUpScript from './wake-up.inline.ts?inline-script';

/** What the wake-up script needs to start React later, as one inert JSON text. */
export const HeldApplicationContext = createContext<string>('');

/** The exact text of the inline script, for the content security policy's hash. */
export { wakeUpScript };

/**
 * Stands where React Router's `<Scripts/>` would: an inert block of JSON and the wake-up script. In the browser both are
 * rendered empty, since React leaves the text of a hydrated script alone.
 */
export function HeldApplication() {
  const held = useContext(HeldApplicationContext);
  return (
    <>
      <script
        id="held"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: held }}
      />
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? wakeUpScript : '' }}
      />
    </>
  );
}
