/** Reads values from our style sheets, so that the style guide always matches them. */

/** The colors of `tokens.css` by name, as `#rrggbb`. */
export function colorsIn(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, hex]) => [
      name!,
      hex!,
    ]),
  );
}

export interface TextStyle {
  /** the class */
  name: string;
  /** pixels, on the narrowest page */
  least: number;
  /** pixels, on the widest page */
  most: number;
}

/** The steps of the type scale: classes of `type.css` whose size is a token of `tokens.css`, in source order. */
export function textStylesIn(typeCss: string, tokensCss: string): TextStyle[] {
  const rules = typeCss.matchAll(
    /^ {2}\.([\w-]+) \{\n +font-size: (?:calc\()?var\(--([\w-]+)\)(?: \* ([\d.]+))?/gm,
  );
  return [...rules].map(([, name, token, factor]) => {
    const sizes = [...tokensCss.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].flatMap(
      ([, size]) => [...size!.matchAll(/([\d.]+)rem(?=,|\)?$)/g)].map(([, rem]) => Number(rem)),
    );
    const pixels = sizes.map((rem) => Math.round(rem * 16 * Number(factor ?? 1)));
    return { name: name!, least: Math.min(...pixels), most: Math.max(...pixels) };
  });
}

/**
 * Copies the hover and focus rules of a style sheet to the classes `is-hover` and `is-focus`, so that the guide can show these
 * states.
 */
export function forcedStates(css: string): string {
  const rules = [...css.matchAll(/([^{};]*:(?:hover|focus-visible)[^{};]*)(\{[^{}]*\})/g)];
  return rules
    .map(([, selector, body]) => {
      const forced = selector!
        .replaceAll(':hover', '.is-hover')
        .replaceAll(':focus-visible', '.is-focus');
      return `${forced.replace(/\/\*.*?\*\//gs, '').trim()} ${body}`;
    })
    .join('\n');
}
