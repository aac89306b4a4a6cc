import { LINK_LIMITS } from './link-limits.rules.js';
import { type LinkLimits } from './link.rules.js';

/** The link types, in display order. */
export const LINK_TYPE_NAMES = ['text', 'image_1', 'image_3', 'image_4', 'image_text'] as const;

export type LinkTypeName = (typeof LINK_TYPE_NAMES)[number];

/** A link type and its limits. */
export interface LinkType extends LinkLimits {
  id: number;
  name: LinkTypeName;
}

const { title, titleOfThree, text, textBesideImage } = LINK_LIMITS;

const LIMITS_OF: Record<LinkTypeName, LinkLimits> = {
  text: { detailCount: 1, titleMax: title, textMax: text, imageRequired: false },
  image_1: { detailCount: 1, titleMax: title, textMax: 0, imageRequired: true },
  image_3: { detailCount: 3, titleMax: titleOfThree, textMax: 0, imageRequired: true },
  image_4: { detailCount: 4, titleMax: title, textMax: 0, imageRequired: true },
  image_text: { detailCount: 1, titleMax: title, textMax: textBesideImage, imageRequired: true },
};

/** All link types. IDs are positions in this list and must not change: they are stored and part of the API. */
export const LINK_TYPES: readonly LinkType[] = LINK_TYPE_NAMES.map((name, index) => ({
  id: index + 1,
  name,
  ...LIMITS_OF[name],
}));

/** The most details any link type has. */
export const MAX_DETAILS = Math.max(...LINK_TYPES.map(({ detailCount }) => detailCount));

/** The link type with an ID, or null. */
export function findLinkType(id: number): LinkType | null {
  return LINK_TYPES.find((each) => each.id === id) ?? null;
}
