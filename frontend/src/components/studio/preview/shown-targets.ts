import { PRESS_ATTRIBUTE } from '../../../config/press-target';
import { type EditTarget, targetName } from '../edit-target';

/** In a preview, on an element without a box: what its content shows. */
const SHOWN_ATTRIBUTE = 'data-shown';

/** The attribute of an element without a box around what shows a target. */
export function shownTarget(target: EditTarget): {
  [SHOWN_ATTRIBUTE]: string;
  style: { display: 'contents' };
} {
  return { [SHOWN_ATTRIBUTE]: targetName(target), style: { display: 'contents' } };
}

/** The selector of what is inside {@link shownTarget}. */
export function shownInside(target: EditTarget): string {
  return `[${SHOWN_ATTRIBUTE}="${targetName(target)}"]`;
}

/** An element of a page that shows a target and is known by a class. */
interface ShownPart {
  name: string;
  selector: string;
}

/** The elements of a page that are known by their classes. The first one in the page stands for its target. */
export type ShownParts = readonly ShownPart[];

export function shownPart(target: EditTarget, selector: string): ShownPart {
  return { name: targetName(target), selector };
}

/** The name of the target that is shown at an element of a preview; null outside of all. */
export function targetShownAt(element: Element, parts: ShownParts): string | null {
  const entry = element.closest(`[${PRESS_ATTRIBUTE}]`)?.getAttribute(PRESS_ATTRIBUTE);
  const part = parts.find(({ selector }) => element.closest(selector) !== null)?.name;
  return entry ?? part ?? element.closest(`[${SHOWN_ATTRIBUTE}]`)?.getAttribute(SHOWN_ATTRIBUTE) ?? null;
}

/** The block of an entry. */
export function blockOf(name: string): string {
  return `block:${name.slice(0, name.indexOf(':'))}`;
}

/** What shows a target in a preview, or else its block; null if neither is shown. */
export function shownElement(preview: Element, name: string, parts: ShownParts): Element | null {
  const known = parts.filter((part) => part.name === name);
  if (known.length > 0)
    return known.reduce<Element | null>(
      (found, { selector }) => found ?? preview.querySelector(selector),
      null,
    );
  const shown = (wanted: string) =>
    preview.querySelector(
      `[${PRESS_ATTRIBUTE}="${CSS.escape(wanted)}"], [${SHOWN_ATTRIBUTE}="${CSS.escape(wanted)}"] > *`,
    );
  return shown(name) ?? shown(blockOf(name));
}

/** The smallest of some elements at a height of the window, or the nearest to it. */
function nearest(elements: Iterable<Element>, height: number): Element | null {
  let best: { element: Element; distance: number; size: number } | null = null;
  for (const element of elements) {
    const { top, bottom } = element.getBoundingClientRect();
    const candidate = {
      element,
      distance: Math.max(0, top - height, height - bottom),
      size: bottom - top,
    };
    const isBetter =
      best === null ||
      candidate.distance < best.distance ||
      (candidate.distance === best.distance && candidate.size < best.size);
    if (candidate.size > 0 && isBetter) best = candidate;
  }
  return best?.element ?? null;
}

/** The name of the target in the middle of a preview. */
export function targetInMiddle(scroller: Element, parts: ShownParts): string | null {
  const { top, bottom } = scroller.getBoundingClientRect();
  const all = [`[${PRESS_ATTRIBUTE}]`, `[${SHOWN_ATTRIBUTE}] > *`, ...parts.map(({ selector }) => selector)];
  const element = nearest(scroller.querySelectorAll(all.join()), (top + bottom) / 2);
  return element && targetShownAt(element, parts);
}

/** What is edited in the middle of the window. */
export function editedInMiddle(editors: Iterable<Element>): Element | null {
  return nearest(editors, window.innerHeight / 2);
}
