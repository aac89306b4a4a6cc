/** The lists of a page. */
export type EntryKind = 'link' | 'content' | 'item';

/** A part of a page that is edited: an entry of a list, a list, or something else. */
export type EditTarget =
  { kind: EntryKind; id: number } | { kind: 'block'; id: EntryKind } | { kind: 'part'; id: PagePart };

/** The parts of a page that are not blocks. */
type PagePart =
  | 'icon'
  | 'cover'
  | 'name'
  | 'introduction'
  | 'secondName'
  | 'secondIntroduction'
  | 'categories'
  | 'linkages'
  | 'title'
  | 'text'
  | 'hashTags'
  | 'itemsHeadline'
  | 'othersHeadline';

const EDITS_ATTRIBUTE = 'data-edits';

/** The name of a target, in attributes. */
export function targetName({ kind, id }: EditTarget): string {
  return `${kind}:${String(id)}`;
}

/** The attribute of an element that edits a target. */
export function editTarget(target: EditTarget): { [EDITS_ATTRIBUTE]: string } {
  return { [EDITS_ATTRIBUTE]: targetName(target) };
}

/** The name of the target that an element edits, or null. */
export function targetEditedAt(element: Element): string | null {
  return element.closest(`[${EDITS_ATTRIBUTE}]`)?.getAttribute(EDITS_ATTRIBUTE) ?? null;
}

/** The element that edits a target. */
export function editorOf(root: Element, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${EDITS_ATTRIBUTE}="${CSS.escape(name)}"]`);
}

/** All elements in an editor that edit a target. */
export function allEditors(root: Element): NodeListOf<Element> {
  return root.querySelectorAll(`[${EDITS_ATTRIBUTE}]`);
}
