import { createContext, useContext } from 'react';
import wakeUpScript from './wake-up.inline.ts?inline-script';

/** What the wake-up script needs to start React later, as JSON text. */
export const HeldApplicationContext = createContext<string>('');

/** The exact text of the inline script, for the content security policy's hash. */
export { wakeUpScript };

/**
 * Replaces React Router's `<Scripts/>` with a block of JSON and the wake-up script. In the browser both render empty, since React
 * does not update the text of a hydrated script.
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
