/** Names of browsers in a user agent. The first match counts: most also call themselves Chrome, and Chrome Safari. */
const BROWSERS = {
  'Microsoft Edge': /Edg/,
  Opera: /OPR|OPiOS/,
  'Samsung Internet for Android': /SamsungBrowser/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
};
const SYSTEMS = {
  iOS: /iPhone|iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Macintosh/,
  'Chrome OS': /CrOS/,
  Linux: /Linux/,
};

/** Describes a browser in plain words, such as 'Chrome on macOS'. The text comes from the browser, which can invent it. */
export function describeDevice(userAgent: string | null): string {
  const nameIn = (names: Record<string, RegExp>) =>
    Object.keys(names).find((name) => names[name]!.test(userAgent ?? ''));
  const browser = nameIn(BROWSERS) ?? 'Unknown browser';
  const system = nameIn(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
