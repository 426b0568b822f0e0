/** A tag of a shortcode: `[name attr="1"]`, `[/name]`; `[[name]]` is text. */
const TAG =
  /(\[?)\[(\/?)([a-z][\w-]{1,60})((?=[\s=/])(?:"[^"]{0,1000}"|'[^']{0,1000}'|[^[\]<>"']){1,500})?\](\]?)/gi;
const ATTRIBUTE = /([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

/** Attributes of a shortcode by name. */
export type ShortcodeAttributes = Readonly<Record<string, string>>;

export interface Shortcodes {
  /** HTML of shortcodes that mean something to us, by name. `inner` is between it and its end, if it has one */
  known: ReadonlyMap<string, (attributes: ShortcodeAttributes, inner: string) => string>;
  /** @param before HTML before it */
  leaveOut: (name: string, before: string) => void;
}

/** Renders shortcodes of known names; others are left out and named, and the text within them is kept. */
export function renderShortcodes(text: string, { known, leaveOut }: Shortcodes): string {
  const tags = Array.from(text.matchAll(TAG));
  const ends = endsOf(tags);
  const named = new Set<string>();
  let html = '';
  let at = 0;
  for (const [number, tag] of tags.entries()) {
    const [whole, open = '', slash = '', name = '', rest = '', close = ''] = tag;
    if (tag.index < at) continue;
    html += text.slice(at, tag.index);
    at = tag.index + whole.length;
    const render = known.get(name.toLowerCase());
    const end = rest.endsWith('/') ? undefined : ends[number];
    const isOurs = slash ? named.has(name) : render !== undefined || isShortcode(name, rest, end);
    if (open && close) html += whole.slice(1, -1);
    else if (!isOurs) html += whole;
    else if (render && !slash) {
      html += open + render(attributesOf(rest), end ? text.slice(at, end.index) : '') + close;
      if (end) at = end.index + end[0].length;
    } else {
      if (!slash) leaveOut(name, html);
      named.add(name);
      html += open + close;
    }
  }
  return html + text.slice(at);
}

/** The tag that ends each tag. */
function endsOf(tags: readonly RegExpExecArray[]): (RegExpExecArray | undefined)[] {
  const next = new Map<string, RegExpExecArray>();
  const ends: (RegExpExecArray | undefined)[] = [];
  for (let number = tags.length - 1; number >= 0; number -= 1) {
    const tag = tags[number]!;
    const [, , slash, name = ''] = tag;
    ends[number] = next.get(name);
    if (slash) next.set(name, tag);
  }
  return ends;
}

/** Whether brackets are more than brackets: `[2019]`, `[sic]` and `[follow-up]` are text. */
const isShortcode = (name: string, rest: string, end: unknown): boolean =>
  end !== undefined || /=\s*\S/.test(rest) || /_|-\d/.test(name);

function attributesOf(rest: string): ShortcodeAttributes {
  const found = Array.from(rest.matchAll(ATTRIBUTE), ([, name = '', one, two, three]) => [
    name.toLowerCase(),
    one ?? two ?? three ?? '',
  ]);
  return Object.fromEntries(found) as ShortcodeAttributes;
}
