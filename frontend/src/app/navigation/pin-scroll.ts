/** User input that ends the pinning. */
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Scrolls to an element, and again whenever the page changes its height, as while lists are loading. Stops on user input.
 *
 * @returns a function that stops it
 */
export function pinScroll(target: Element): () => void {
  const scroll = () => target.scrollIntoView();
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const name of INPUT_EVENTS) window.removeEventListener(name, onInput, true);
  };
  const onInput = (event: Event) => {
    // The target's own focus event may arrive late.
    if (event.type !== 'focusin' || event.target !== target) stop();
  };
  for (const name of INPUT_EVENTS) window.addEventListener(name, onInput, { capture: true, passive: true });
  scroll();
  observer.observe(document.body);
  return stop;
}
