/*
 * Inlined into every public document, with `ToastHost` in it. Shows one toast at a time (docs/specification.md, section 4), for 6
 * seconds, and longer while it is pointed at or focused.
 */
(() => {
  let timer: ReturnType<typeof setTimeout>;
  let cameFrom: EventTarget | null = null;
  const host = document.querySelector('.toasts')!;

  const show: NonNullable<Window['showToast']> = (window.showToast = (message) => {
    clearTimeout(timer);
    const [status, alert] = host.querySelectorAll('[role]');
    status!.textContent = alert!.textContent = '';
    if (!message) return;
    const { title, description, isError } = message;
    for (const text of [title, description]) {
      if (!text) continue;
      const line = document.createElement('p');
      line.textContent = text;
      if (text === title) line.className = 'toast-title';
      (isError ? alert : status)!.append(line);
    }
    const close = () => {
      if (host.matches(':hover, :focus-within')) timer = setTimeout(close, 1000);
      else show();
    };
    timer = setTimeout(close, 6000);
  });

  host.addEventListener('focusin', (event) => {
    cameFrom = (event as FocusEvent).relatedTarget;
  });
  host.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return;
    show();
    // The focused button is gone.
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  });
})();
