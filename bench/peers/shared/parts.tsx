'use client';
import { type ComponentProps, type FormEvent, useState } from 'react';

/** The parts of a page that react, each around the markup that the server rendered. They do the least that the site's own do. */

/** Knows whether a menu is open. */
export function Menu({ children, ...rest }: ComponentProps<'header'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header
      {...rest}
      data-open={isOpen}
      onToggleCapture={({ newState }) => setOpen(newState === 'open')}
    >
      {children}
    </header>
  );
}

/** Sends the address and shows the outcome. */
export function Newsletter({ children, ...rest }: ComponentProps<'form'>) {
  const [status, setStatus] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setStatus('Subscribing...');
    try {
      const response = await fetch(form.action, { method: 'POST', body: new FormData(form) });
      setStatus(response.ok ? 'Please confirm your address.' : 'Please try again.');
    } catch {
      setStatus('Please check your connection.');
    }
  };
  return (
    <form {...rest} onSubmit={send}>
      {children}
      {status ? <p role="status">{status}</p> : null}
    </form>
  );
}

/** Shows the posts of one category without loading the page again. */
export function Filters({ children, ...rest }: ComponentProps<'div'>) {
  const [busy, setBusy] = useState(false);
  const choose = async (event: FormEvent<HTMLDivElement>) => {
    const field = event.target as HTMLInputElement;
    setBusy(true);
    const address = `?${new URLSearchParams({ [field.name]: field.value })}`;
    const text = await (await fetch(address)).text();
    const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main ul');
    if (next) document.querySelector('main ul')?.replaceWith(next);
    history.pushState(null, '', address);
    setBusy(false);
  };
  return (
    <div {...rest} aria-busy={busy} onChange={choose}>
      {children}
    </div>
  );
}

/** A row of logos that can be paused. */
export function Logos({ children, ...rest }: ComponentProps<'section'>) {
  const [isPaused, setPaused] = useState(false);
  return (
    <section {...rest} data-paused={isPaused}>
      {children}
      <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        Pause the logos
      </button>
    </section>
  );
}
