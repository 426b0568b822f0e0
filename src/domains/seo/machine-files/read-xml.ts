import { SaxesParser } from 'saxes';

/** An element with its text, by the names of the elements around it: `urlset/url/loc`. */
export interface XmlElement {
  path: string;
  /** namespace URI */
  ns: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  line: number;
}

/**
 * Reads XML as a list of elements in the order in which they end.
 * @returns `error` with its line if it is not well-formed
 */
export function readXml(xml: string): { elements: XmlElement[]; error: string | undefined } {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let error: string | undefined;
  parser.on('error', (found) => {
    error ??= found.message;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const path = [open.at(-1)?.path, name].filter(Boolean).join('/');
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    open.push({
      path,
      ns: uri,
      attributes: Object.fromEntries(values) as Record<string, string>,
      text: '',
      line: parser.line,
    });
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) elements.push(element);
  });
  parser.write(xml).close();
  return { elements, error };
}
