import { readId } from '../../common/rules/ids.js';
import { checkDisplayId } from '../accounts/account.rules.js';
import { displayIdKey } from '../accounts/reserved-display-ids.js';

/** A page on which visits are counted: a creator's or a content's. */
export interface CreatorPage {
  /** The display ID in lower case. */
  displayIdKey: string;
  /** Null for the profile. */
  contentId: number | null;
}

/** The page at a path without language; null for other pages. */
export function readCreatorPage(path: string): CreatorPage | null {
  const [, id, content] = /^\/profile\/([^/]+)(?:\/contents\/(\d+))?$/.exec(path) ?? [];
  if (id === undefined) return null;
  const displayId = decode(id);
  if (displayId === null || checkDisplayId(displayId) !== null) return null;
  const contentId = content === undefined ? null : readId(content);
  if (content !== undefined && contentId === null) return null;
  return { displayIdKey: displayIdKey(displayId), contentId };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
