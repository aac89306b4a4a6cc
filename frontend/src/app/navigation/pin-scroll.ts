/** What says that somebody has gone on by themselves: from then on the page is theirs to scroll. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Scrolls the window to an element, and again whenever what stands around it comes to take another height, as lists do
 * that are still on their way: until somebody does anything, or it is ended.
 *
 * @returns what ends it
 */
export function pinScroll(target: Element): () => void {
  const scroll = () => target.scrollIntoView();
  const resized = new ResizeObserver(scroll);
  const end = () => {
    resized.disconnect();
    for (const act of ACTS) window.removeEventListener(act, hear, true);
  };
  const hear = (act: Event) => {
    // Its own focus is told of late where the window has none yet.
    if (act.type !== 'focusin' || act.target !== target) end();
  };
  for (const act of ACTS) window.addEventListener(act, hear, { capture: true, passive: true });
  scroll();
  resized.observe(document.body);
  return end;
}
