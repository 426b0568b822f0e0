import { searchHref } from './search-request.ts';
import type { Suggestion, Suggestions } from './suggestions.ts';

let made = 0;

/** Makes a field a combobox, and adds its empty list to the end of its form. */
export function createSuggestionList(input: HTMLInputElement) {
  made += 1;
  const list = element('div', 'suggestions', { role: 'listbox', 'aria-label': 'Suggestions' });
  const status = element('p', 'sr-only', { role: 'status' });
  list.id = `suggestions-${made}`;
  list.hidden = true;
  input.form!.append(list, status);
  set(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id });
  // A press on an option would move the focus from the field, which would close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => close());

  let active = -1;
  const activate = (at: number) => {
    active = at;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === at));
    const option = list.children[at];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    status.textContent = '';
    activate(-1);
  };
  close();

  return {
    show({ suggestions, corrected }: Suggestions, typed: string) {
      const options = suggestions.map(optionOf);
      if (options.length > 0) options.push(allResults(corrected ?? typed));
      for (const [at, option] of options.entries()) option.id = `${list.id}-${at}`;
      list.replaceChildren(...options);
      activate(-1);
      list.hidden = options.length === 0;
      input.setAttribute('aria-expanded', String(!list.hidden));
      const { length } = suggestions;
      const count = length === 1 ? '1 suggestion' : `${length || 'No'} suggestions`;
      status.textContent = corrected ? `${count} for ${corrected}` : count;
    },
    close,
    isOpen: () => !list.hidden,
    /** Activates the next or the previous option. After the last and before the first, no option is active. */
    move(step: 1 | -1) {
      const count = list.children.length;
      activate(((active + 1 + step + count + 1) % (count + 1)) - 1);
    },
    /** Opens the page of the active option. Returns false if none is active. */
    follow() {
      const option = list.children[active];
      if (option instanceof HTMLElement) option.click();
      return option !== undefined;
    },
  };
}

function optionOf({ href, title, kind }: Suggestion): HTMLElement {
  const option = link(href);
  const label = element('span', '', {});
  label.append(...title.map(({ text, isHit }) => (isHit ? element('b', '', {}, text) : text)));
  option.append(label, element('small', '', {}, kind));
  return option;
}

function allResults(text: string): HTMLElement {
  const option = link(searchHref(text));
  option.append(element('span', '', {}, `All results for “${text}”`));
  return option;
}

const link = (href: string) => element('a', '', { role: 'option', href, tabindex: '-1' });

function element(
  name: string,
  className: string,
  attributes: Record<string, string>,
  text = '',
): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  set(made, attributes);
  return made;
}

function set(target: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
