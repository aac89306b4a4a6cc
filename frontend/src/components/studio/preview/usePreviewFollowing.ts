import { startTransition, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** What of an editor receives the focus: what opens an entry, or else a field. */
const OPENER = '[data-open]';
const FIELD = 'textarea, input, button';

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** Opens the editor of an entry, or focuses the field of a part; a block only comes into view. */
function openEditor(editor: Element, name: string): void {
  const place = editorOf(editor, name) ?? editorOf(editor, blockOf(name));
  if (place === null) return;
  place.scrollIntoView({ block: 'center' });
  const isEntry = !/^(?:block|part):/.test(name);
  const isBlock = name.startsWith('block:');
  const field = isBlock ? null : place.querySelector<HTMLElement>(isEntry ? OPENER : FIELD);
  (field ?? place).focus({ preventScroll: true });
  if (isEntry) field?.click();
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
  /** How far the preview is scrolled by itself. */
  const followedAt = useRef(0);
  /** Where the editor goes on once it is shown; null for where it was. */
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
      followedAt.current = root.scrollTop;
    };
    mark([]);
    // It may be loaded, drawn anew or moved later.
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
      preview.current?.scrollIntoView({ block: 'center' });
      return;
    }
    const place = resume.current === null ? null : editor.current && editorOf(editor.current, resume.current);
    if (place) place.scrollIntoView({ block: 'center' });
    else if (left.current !== null)
      window.scrollBy({ top: left.current.element.getBoundingClientRect().top - left.current.top });
  }, [previewShown]);

  const follow = ({ target }: SyntheticEvent) => {
    const name = target instanceof Element ? targetEditedAt(target) : null;
    // The preview may have much to draw: what was pressed comes first.
    if (name !== null) startTransition(() => setFollowed(name));
  };

  /** Shows the preview, at what is edited or in the middle of the window. */
  const showPreview = () => {
    const root = editor.current;
    const middle = root && editedInMiddle(allEditors(root));
    left.current = middle && { element: middle, top: middle.getBoundingClientRect().top };
    const current = root && followed !== null && editorOf(root, followed);
    if (middle && !(current && isInWindow(current))) setFollowed(targetEditedAt(middle));
    setPreviewedAt(key);
  };

  /** Shows the editor, where it was or, if the preview was scrolled, at what was in its middle. */
  const showEditor = () => {
    const root = scroller();
    const isMoved = root !== null && Math.abs(root.scrollTop - followedAt.current) > 8;
    resume.current = isMoved ? targetInMiddle(root, parts) : null;
    setPreviewedAt(null);
  };

  const press = (event: SyntheticEvent) => {
    // What stands around the page, such as the choice of its language, works as ever.
    if (!(event.target instanceof Element) || !scroller()?.contains(event.target)) return;
    // The page is only looked at: links lead nowhere, and nothing is counted.
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
    /** What was pressed in the preview. */
    wanted: request?.name ?? null,
    editor: { ref: editor, onFocusCapture: follow, onClickCapture: follow },
    preview: { ref: preview, onClickCapture: press, onAuxClickCapture: press },
  };
}
