import { createLogo, replaceBrokenLogos } from '#src/ui/logo-element.ts';
import { type Listing, MESSAGES, requestListing } from './request-listing.ts';

/** Lists the logos that the server could not list, again with each press of 'Try again'. */
export function start(panel: HTMLElement): void {
  replaceBrokenLogos(panel);
  const again = panel.querySelector('button');
  // There is none where the server has listed them.
  if (!again) return;

  function show(listing: Listing) {
    const logos = typeof listing === 'string' ? [] : listing;
    const message = typeof listing === 'string' ? listing : logos.length === 0 && 'empty';
    const status = document.createElement('p');
    status.textContent = message ? MESSAGES[message] : '';
    panel.querySelector('[role=status]')!.replaceChildren(...(message ? [status] : []));
    again!.hidden = listing !== 'timed-out' && listing !== 'failed';
    const list = document.createElement('ul');
    for (const logo of logos)
      list.appendChild(document.createElement('li')).append(createLogo(logo));
    if (!message) panel.querySelector('.logos')!.replaceChildren(list);
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
  request();
}
