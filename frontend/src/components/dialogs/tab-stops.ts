import { type FocusEvent, type KeyboardEvent } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';

/** Where MUI puts the focus when a modal opens. */
const ENTRY = '[data-mui-focusable]';

/** MUI's guards before and after the content of a modal, which receive the focus when Tab leaves it. */
const GUARDS = '[data-testid="sentinelStart"], [data-testid="sentinelEnd"]';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Whether another button of its group has the group's tab stop. */
function isUncheckedRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = document.getElementsByName(element.name);
  return [...group].some((other) => other instanceof HTMLInputElement && other.checked);
}

function focusEnd(modal: Element, end: 'first' | 'last'): void {
  const stops = [...modal.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(`:disabled, ${GUARDS}`) &&
      isShown(element) &&
      !isUncheckedRadio(element),
  );
  stops.at(end === 'first' ? 0 : -1)?.focus();
}

/**
 * Props for the root of a MUI modal that keep Tab inside it. MUI itself does so, but also tries to focus controls that are
 * not shown, for example on another width of the screen, and then gets nowhere.
 */
export const tabStops = {
  onKeyDown: (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (event.key !== 'Tab' || activeElement?.matches(ENTRY) !== true) return;
    // React calls this for modals within this one, too.
    if (!event.currentTarget.contains(activeElement)) return;
    event.preventDefault();
    focusEnd(event.currentTarget, event.shiftKey ? 'last' : 'first');
  },
  onFocus: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    if (!target.matches(GUARDS) || !currentTarget.contains(target)) return;
    const isStart = target.matches('[data-testid="sentinelStart"]');
    // From outside, the focus enters where it comes from; from inside, it continues at the other end.
    const fromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    focusEnd(currentTarget, isStart === fromInside ? 'last' : 'first');
  },
};
