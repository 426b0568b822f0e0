import { escapeXml } from '#src/domains/seo/xml.ts';
import { elementOf } from '../rewrite-html.ts';
import { parseJson } from '../table/read-rows.server.ts';

/** Blocks of the block editor are comments around HTML: `<!-- wp:name {"json":1} -->`. */
const DELIMITER = /^\s*(\/)?wp:([\w/-]+)\s*(\{[\s\S]*\})?\s*(\/)?\s*$/;
/** Reusable blocks within each other. */
const MAX_DEPTH = 5;
/** What reusable blocks may add to a text. */
const MAX_ADDED = 2_000_000;

export interface BlockParts {
  /** HTML of a reusable block by its number */
  reusable: (id: string) => string | undefined;
  /** the list of footnotes */
  footnotes: string;
  /** reads text of the classic editor, which may stand between blocks */
  classic: (text: string) => string;
  /** a block whose content only WordPress could make */
  leaveOut: (name: string, before: string) => void;
}

/** Makes HTML of blocks: reusable ones are put in, and what is between blocks is read as classic text. */
export function renderBlocks(content: string, parts: BlockParts): string {
  let left = MAX_ADDED;
  let hasFootnotes = false;
  function render(text: string, within: readonly string[]): string {
    let [html, classic, open] = ['', '', 0];
    const add = (piece: string) => {
      if (open > 0) html += piece;
      else classic += piece;
    };
    const endClassic = () => {
      if (classic.trim() !== '') html += parts.classic(classic);
      classic = '';
    };
    const renderWhole = (name: string, json = ''): string => {
      hasFootnotes ||= name === 'footnotes';
      if (name === 'footnotes') return parts.footnotes;
      const id = name === 'block' ? (/"ref"\s*:\s*"?(\d+)/.exec(json)?.[1] ?? '') : '';
      const isWithin = within.includes(id) || within.length >= MAX_DEPTH;
      const reusable = isWithin ? undefined : parts.reusable(id);
      if (reusable !== undefined && reusable.length <= left) {
        left -= reusable.length;
        return render(reusable, [...within, id]);
      }
      if (!/^(?:more|nextpage|spacer|separator)$/.test(name)) parts.leaveOut(name, html);
      return '';
    };
    for (const [number, piece] of text.split('<!--').entries()) {
      const end = number === 0 ? -1 : piece.indexOf('-->');
      const [delimiter, isEnd, name = '', json, isWhole] =
        (end !== -1 && DELIMITER.exec(piece.slice(0, end))) || [];
      if (delimiter === undefined) {
        // Classic text has its own comments: more, and the end of a page.
        add(number === 0 ? piece : `<!--${piece}`);
        continue;
      }
      if (open === 0) endClassic();
      if (isWhole) html += renderWhole(name, json);
      else open = Math.max(0, open + (isEnd ? -1 : 1));
      add(piece.slice(end + 3));
    }
    endClassic();
    return html;
  }
  const html = render(content, []);
  return hasFootnotes ? html : html + parts.footnotes;
}

/** The list of the notes of a post. @param json of the custom field `footnotes` */
export function footnotesOf(json = ''): string {
  const notes = parseJson(json);
  if (!Array.isArray(notes)) return json && elementOf('p', escapeXml(json));
  const items = notes
    .map((note: { content?: unknown } | null) => note?.content)
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .map((text) => elementOf('li', String(text)));
  return items.length === 0 ? '' : elementOf('ol', items.join(''));
}
