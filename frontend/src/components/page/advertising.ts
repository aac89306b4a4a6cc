import { createContext } from 'react';

/** Whether somebody may earn with the links of a part of the page. */
export const AdvertisingContext = createContext(false);

/** What LinkSwitch needs to run. */
interface LinkSwitchRun {
  /** The creator's id there. */
  pid: string;
  /** Where the script lies; null where the document does not allow it. */
  script: string | null;
}

/** For the page of a creator who lets LinkSwitch run there; null on every other page. */
export const LinkSwitchContext = createContext<LinkSwitchRun | null>(null);

/** Told while a page is written on the server, when LinkSwitch is to run on it: the document then allows it. */
export const LinkSwitchNeedContext = createContext<(() => void) | undefined>(undefined);

/**
 * What a link says of itself that a creator entered. Other sites see where their visitors come from, by its host alone,
 * and cannot reach back; nobody here vouches for them; and search engines are told where somebody may earn.
 */
export function creatorRel(isAdvertising: boolean): string {
  return isAdvertising ? 'sponsored nofollow noopener' : 'noopener ugc';
}
