import { element } from '../nodes/element.ts';
import type { Placeholder } from './placeholders.ts';

export interface PlaceholderActions {
  retry(key: string): void;
  remove(key: string): void;
}

/** A picture that is being uploaded, with what can be done if that failed. */
export function drawPlaceholder(
  { key, name, preview, progress, failure }: Placeholder,
  actions: PlaceholderActions,
): HTMLElement {
  const button = (label: string, act: (upload: string) => void) => {
    const made = element('button', { type: 'button', class: 'btn btn-small btn-quiet' }, label);
    made.addEventListener('click', () => act(key));
    return made;
  };
  const waiting = element(
    'p',
    { role: 'status' },
    `Uploading ${name}…`,
    element('progress', { max: '100', value: progress?.toString(), 'aria-label': name }),
  );
  const failed = element(
    'p',
    { role: 'alert' },
    element('b', {}, `${name} was not uploaded. `),
    failure ?? '',
    element('span', {}, button('Try again', actions.retry), button('Remove', actions.remove)),
  );
  return element(
    'figure',
    { class: 'upload-place', contenteditable: 'false' },
    element('img', { src: preview, alt: '' }),
    failure === undefined ? waiting : failed,
  );
}
