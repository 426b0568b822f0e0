import { createLogo, replaceBrokenLogos } from '#src/ui/logo-element.ts';
import { type Listing, messageOf, requestListing } from './request-listing.ts';

/** Lists the logos that the server could not list, again with each press of 'Try again'. */
export function start(panel: HTMLElement): void {
  replaceBrokenLogos(panel);
  const again = panel.querySelector('button');
  // There is none where the server has listed them.
  if (!again) return;

  function show(listing: Listing) {
    const isListed = typeof listing !== 'string';
    const status = document.createElement('p');
    status.textContent = messageOf(listing) ?? '';
    panel.querySelector('[role=status]')!.replaceChildren(...(status.textContent ? [status] : []));
    again!.hidden = isListed || listing === 'loading';
    if (!isListed || listing.length === 0) return;
    const list = document.createElement('ul');
    for (const logo of listing)
      list.appendChild(document.createElement('li')).append(createLogo(logo));
    panel.querySelector('.logos')!.replaceChildren(list);
  }
  function request() {
    show('loading');
    requestListing(show);
  }

  again.addEventListener('click', () => {
    // The pressed button is about to be hidden, and would lose the focus.
    panel.focus();
    request();
  });
  // A sample of the style guide has failed already.
  if (again.hidden) request();
}
