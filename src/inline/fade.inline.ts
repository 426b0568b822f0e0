/*
 * Inlined into every public document. While one document fades into the next (120 ms, ui/styles/parts/navigation.css), the root
 * gets every press (measured in Chromium, also with `pointer-events: none`). It counts for what lies below it once the fade is over.
 */
addEventListener('click', (event) => {
  const { clientX, clientY, isTrusted, target } = event;
  const passOn = () =>
    document.elementFromPoint(clientX, clientY)!.dispatchEvent(new MouseEvent('click', event));
  // Only the root has no parent.
  if (isTrusted && !(target as Element).parentElement) setTimeout(passOn, 150);
});
