/** jsdom hides popovers, and cannot show them. */
export function addPopovers(): void {
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.style.display = 'block';
  };
}
