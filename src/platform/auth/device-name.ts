import Bowser from 'bowser';

/** Describes a browser in plain words, such as 'Chrome on macOS'. The text comes from the browser, which can invent it. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name ? `Unknown browser on ${os.name}` : 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
