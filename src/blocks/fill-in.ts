/** Puts texts in the places of their names, as in `{total} a month`. */
export const fillIn = (text: string, texts: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const filled = texts[name];
    return typeof filled === 'string' ? filled : place;
  });
