import { Parser } from 'htmlparser2';

const PLACEHOLDER = /<static-markup id="([\w-]+)"><\/static-markup>/g;

/**
 * Replaces the placeholders of `<StaticMarkup>` with their markup. Marks the outermost elements with the id, which the
 * browser uses to find them.
 * @param document rendered HTML; its text is escaped, so it contains no other placeholders
 * @param markup well-formed HTML by id
 */
export const fillStaticMarkup = (document: string, markup: ReadonlyMap<string, string>): string =>
  document.replace(PLACEHOLDER, (_, id: string) => markOutermost(markup.get(id) ?? '', id));

function markOutermost(html: string, id: string): string {
  let marked = '';
  let copied = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        depth += 1;
        if (depth > 1) return;
        const end = parser.startIndex + 1 + name.length;
        marked += `${html.slice(copied, end)} data-static="${id}"`;
        copied = end;
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return marked + html.slice(copied);
}
