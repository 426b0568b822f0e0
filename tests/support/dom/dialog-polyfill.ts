/** jsdom has no modal dialogs: opens them, moves the focus in and back, and closes them on Escape like a browser. */
export function addModalDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      const cancel = new Event('cancel', { cancelable: true });
      if (this.dispatchEvent(cancel)) this.close();
    });
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (before.get(this) as HTMLElement | null)?.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
