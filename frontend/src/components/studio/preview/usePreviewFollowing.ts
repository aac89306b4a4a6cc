import {
  type KeyboardEvent,
  startTransition,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { allEditors, editorOf, targetEditedAt } from '../edit-target';
import { FOLLOWED_ATTRIBUTE, PREVIEW_SCROLLER } from './PreviewPhone';
import {
  blockOf,
  editedInMiddle,
  shownElement,
  type ShownParts,
  targetInMiddle,
  targetShownAt,
} from './shown-targets';

/** In an editor, what opens an entry, and the main control or the text fields of a part. */
const OPENER = '[data-open]';
const MAIN = '[data-main]';
const FIELD = 'textarea, input:not([type=file])';

/** The keys that scroll what has the focus. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** What in the editor of a target receives the focus: itself for a block. */
function focusedIn(place: HTMLElement, name: string): HTMLElement {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  if (name.startsWith('block:')) return place;
  return (name.startsWith('part:') ? (find(MAIN) ?? find(FIELD) ?? find('button')) : find(OPENER)) ?? place;
}

/** Opens the editor of an entry, or focuses the field of a part; a block only comes into view. */
function openEditor(editor: Element, name: string): void {
  const place = editorOf(editor, name) ?? editorOf(editor, blockOf(name));
  if (place === null) return;
  place.scrollIntoView({ block: 'center' });
  const field = focusedIn(place, name);
  field.focus({ preventScroll: true });
  if (field.matches(OPENER)) field.click();
}

/** Brings an element of the preview into its middle, unless all of it is in view. */
function scrollTo(scroller: Element, element: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  const space = Math.max(0, (frame.height - height) / 2);
  scroller.scrollTop += top - frame.top - space;
}

/**
 * Syncs the preview with the editor: the preview shows and marks what is edited, and pressing something in it opens its
 * editor. Narrow screens show one at a time, at the same place.
 *
 * @param parts the parts of the page, stable between renders
 */
export function usePreviewFollowing(parts: ShownParts) {
  const { key } = useLocation();
  const editor = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  // Navigating to a section switches to the editor.
  const [previewedAt, setPreviewedAt] = useState<string | null>(null);
  if (previewedAt !== null && previewedAt !== key) setPreviewedAt(null);
  const previewShown = previewedAt === key;
  const [followed, setFollowed] = useState<string | null>(null);
  const [request, setRequest] = useState<{ name: string } | null>(null);
  /** What was in the middle of the editor when it was left, and how far down; it may be longer or shorter by then. */
  const left = useRef<{ element: Element; top: number } | null>(null);
  /** Whether the user has scrolled the preview since it was shown. Following and loading scroll it as well. */
  const scrolled = useRef(false);
  /** Where the editor continues once it is shown; null for its last position. */
  const resume = useRef<string | null>(null);

  const scroller = () => preview.current?.querySelector(PREVIEW_SCROLLER) ?? null;

  useEffect(() => {
    const root = scroller();
    if (root === null || followed === null) return undefined;
    let marked: Element | null = null;
    const mark = (changes: readonly MutationRecord[]) => {
      const element = shownElement(root, followed, parts);
      const isMoved = changes.some(({ target }) => target === element?.parentElement);
      if (element === marked && !isMoved) return;
      marked?.removeAttribute(FOLLOWED_ATTRIBUTE);
      element?.setAttribute(FOLLOWED_ATTRIBUTE, '');
      if (element !== null) scrollTo(root, element);
      marked = element;
    };
    mark([]);
    // It may be loaded, re-rendered or moved later.
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      marked?.removeAttribute(FOLLOWED_ATTRIBUTE);
    };
  }, [followed, previewShown, parts]);

  useEffect(() => {
    if (request !== null && editor.current !== null) openEditor(editor.current, request.name);
  }, [request]);

  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current === previewShown) return;
    wasShown.current = previewShown;
    if (previewShown) {
      preview.current?.scrollIntoView({ block: 'start' });
      return;
    }
    const place = resume.current === null ? null : editor.current && editorOf(editor.current, resume.current);
    if (place) place.scrollIntoView({ block: 'center' });
    else if (left.current !== null)
      window.scrollBy({ top: left.current.element.getBoundingClientRect().top - left.current.top });
  }, [previewShown]);

  const follow = ({ target }: SyntheticEvent) => {
    const name = target instanceof Element ? targetEditedAt(target) : null;
    // Rendering the preview may take long: the pressed control responds first.
    if (name !== null) startTransition(() => setFollowed(name));
  };

  /** Shows the preview, at what is edited or in the middle of the window. */
  const showPreview = () => {
    const root = editor.current;
    const middle = root && editedInMiddle(allEditors(root));
    left.current = middle && { element: middle, top: middle.getBoundingClientRect().top };
    const current = root && followed !== null && editorOf(root, followed);
    if (middle && !(current && isInWindow(current))) setFollowed(targetEditedAt(middle));
    scrolled.current = false;
    setPreviewedAt(key);
  };

  const noteScrolling = () => {
    scrolled.current = true;
  };

  /** Shows the editor, where it was or, if the preview was scrolled, at what was in its middle. */
  const showEditor = () => {
    const root = scroller();
    resume.current = root !== null && scrolled.current ? targetInMiddle(root, parts) : null;
    setPreviewedAt(null);
  };

  const press = (event: SyntheticEvent) => {
    // Controls around the page, such as the choice of its language, work as usual.
    if (!(event.target instanceof Element) || !scroller()?.contains(event.target)) return;
    // The preview is read-only: links lead nowhere, and nothing is counted.
    event.preventDefault();
    event.stopPropagation();
    const name = targetShownAt(event.target, parts);
    if (name === null || event.type !== 'click') return;
    setFollowed(name);
    resume.current = name;
    setPreviewedAt(null);
    setRequest({ name });
  };

  return {
    previewShown,
    toggle: previewShown ? showEditor : showPreview,
    followed,
    /** The element that was pressed in the preview. */
    focused: request?.name ?? null,
    editor: { ref: editor, onFocusCapture: follow, onClickCapture: follow },
    preview: {
      ref: preview,
      onClickCapture: press,
      onAuxClickCapture: press,
      onWheelCapture: noteScrolling,
      onTouchMoveCapture: noteScrolling,
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        if (SCROLL_KEYS.has(key)) noteScrolling();
      },
      // The scroll bar belongs to what it scrolls.
      onPointerDownCapture: ({ target }: SyntheticEvent) => {
        if (target === scroller()) noteScrolling();
      },
    },
  };
}
