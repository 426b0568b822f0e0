import { Parser } from 'htmlparser2';

const PLACE = /<static-markup id="([\w-]+)"><\/static-markup>/g;

/**
 * Puts markup where `<StaticMarkup>` left a place for it. Its outermost elements are marked with its id, by which the
 * browser finds them again.
 * @param document rendered HTML; all text in it is escaped, so places are ours
 * @param markup well-formed HTML by id
 */
export const fillStaticMarkup = (document: string, markup: ReadonlyMap<string, string>): string =>
  document.replace(PLACE, (_, id: string) => markOutermost(markup.get(id) ?? '', id));

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
