/*
 * Inlined into every public document. While one document fades into the next (120 ms, ui/styles/parts/navigation.css), the root
 * gets every press (measured in Chromium, also with `pointer-events: none`). It counts for what lies below it once the fade is over.
 */
addEventListener('click', (event) => {
  const passOn = () =>
    document
      .elementFromPoint(event.clientX, event.clientY)!
      .dispatchEvent(new MouseEvent(event.type, event));
  // Only the root has no parent.
  if (event.isTrusted && !(event.target as Element).parentElement) setTimeout(passOn, 150);
});
