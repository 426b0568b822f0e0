import { element } from '../nodes/element.ts';
import type { Placeholder } from './placeholders.ts';

export interface PlaceholderActions {
  retry(placeholder: Placeholder): void;
  remove(placeholder: Placeholder): void;
}

/** A picture that is being uploaded, with what can be done if that failed. */
export function drawPlaceholder(
  placeholder: Placeholder,
  actions: PlaceholderActions,
): HTMLElement {
  const { name, preview, progress, failure, canRetry } = placeholder;
  const button = (label: string, act: (placeholder: Placeholder) => void) => {
    const made = element('button', { type: 'button', class: 'btn btn-small btn-quiet' }, label);
    made.addEventListener('click', () => act(placeholder));
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
    element(
      'span',
      {},
      canRetry ? button('Try again', actions.retry) : undefined,
      button('Remove', actions.remove),
    ),
  );
  return element(
    'figure',
    { class: 'upload-place', contenteditable: 'false' },
    preview === undefined ? undefined : element('img', { src: preview, alt: '' }),
    failure === undefined ? waiting : failed,
  );
}
