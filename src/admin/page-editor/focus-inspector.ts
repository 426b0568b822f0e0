/** Moves the focus into the inspector, once the tab that was just opened is rendered. */
export function focusInspector(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.inspector-panel')?.focus());
}
