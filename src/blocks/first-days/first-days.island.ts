import { fillIn } from '#src/blocks/fill-in.ts';

/** What is taken from the page of a choice. */
const PARTS: Readonly<Record<string, string>> = {
  market: '[data-signs] h3',
  service: '.plan .plan-dates > li',
};

/** Shows the plan of the chosen market and service, from the pages of both, and prints it alone. */
export function start(section: HTMLElement): void {
  const selects = [...section.querySelectorAll('select')];
  const nameOf = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]!.text;

  async function show(select: HTMLSelectElement) {
    const { name, value } = select;
    const side = select.closest<HTMLElement>('[data-heading]')!;
    const link = side.querySelector('a')!;
    link.href = value;
    link.textContent = fillIn(side.dataset['more']!, { name: nameOf(select) });
    const names = Object.fromEntries(selects.map((each) => [each.name, nameOf(each)]));
    side.querySelector('h3')!.textContent = fillIn(side.dataset['heading']!, names);
    const items = await itemsOf(value, PARTS[name]!).catch(() => []);
    // Another choice may have come first.
    if (select.value !== value) return;
    side.querySelector('.plan-dates')!.replaceChildren(...items);
    if (items.length === 0)
      side.querySelector('.plan-dates')!.append(itemWith(section.dataset['failed']!));
  }

  for (const select of selects) {
    select.addEventListener('change', () => void show(select));
    // What was chosen before the script came.
    if (select.selectedIndex > 0) void show(select);
  }
  section.querySelector('button')!.addEventListener('click', () => {
    const { dataset } = document.documentElement;
    dataset['print'] = section.id;
    print();
    delete dataset['print'];
  });
}

/** The parts of another page, as items of a list whose headings are below one of this page. */
async function itemsOf(path: string, selector: string): Promise<Element[]> {
  const response = await fetch(path);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll(selector)].map((part) => {
    const item = itemWith('');
    item.append(...(part.matches('li') ? part.childNodes : [part]));
    const heading = document.createElement('h4');
    heading.className = 'h4';
    const old = item.querySelector('h3')!;
    heading.append(...old.childNodes);
    old.replaceWith(heading);
    return item;
  });
}

function itemWith(text: string): HTMLElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
