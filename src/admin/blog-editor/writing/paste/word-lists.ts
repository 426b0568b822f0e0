/** How Word writes an item: `mso-list:l0 level2 lfo1`. */
const ITEM = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i;

interface WordItem {
  element: HTMLElement;
  list: string;
  level: number;
  isNumbered: boolean;
}

/** Word's paragraphs with a bullet or number in front of them, as lists within lists. */
export function asLists(body: HTMLElement): void {
  let run: WordItem[] = [];
  const paragraphs = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')];
  for (const element of paragraphs) {
    const item = itemOf(element);
    const last = run.at(-1);
    if (last && (!item || item.list !== last.list || !isNext(last.element, element))) {
      replace(run);
      run = [];
    }
    if (item) run.push(item);
  }
  replace(run);
}

function itemOf(element: HTMLElement): WordItem | undefined {
  const [, list = '', level = '1'] = ITEM.exec(element.getAttribute('style') ?? '') ?? [];
  if (list === '') return undefined;
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isNumbered = NUMBERED.test(marker?.textContent ?? '');
  marker?.remove();
  return { element, list, level: Number(level), isNumbered };
}

const isNext = (one: Element, other: Element): boolean => one.nextElementSibling === other;

function replace(run: readonly WordItem[]): void {
  const [first] = run;
  if (!first) return;
  const doc = first.element.ownerDocument;
  const make = ({ isNumbered }: WordItem) => doc.createElement(isNumbered ? 'ol' : 'ul');
  const root = make(first);
  first.element.before(root);
  const open: { list: HTMLElement; level: number }[] = [{ list: root, level: first.level }];
  for (const item of run) {
    while (open.length > 1 && open.at(-1)!.level > item.level) open.pop();
    let { list, level } = open.at(-1)!;
    if (item.level > level && list.lastElementChild) {
      const inner = make(item);
      list.lastElementChild.append(inner);
      open.push({ list: inner, level: item.level });
      ({ list, level } = open.at(-1)!);
    }
    const made = doc.createElement('li');
    const text = doc.createElement('p');
    text.append(...item.element.childNodes);
    made.append(text);
    list.append(made);
    item.element.remove();
  }
}
