import { createContext } from 'react';

/** Whether the links of a part of the page are affiliate links. */
export const AdvertisingContext = createContext(false);

interface LinkSwitchRun {
  /** The creator's LinkSwitch id. */
  pid: string;
  /** The URL of the script; null if the document does not allow it. */
  script: string | null;
}

/** The LinkSwitch settings of the page's creator; null if it is disabled. */
export const LinkSwitchContext = createContext<LinkSwitchRun | null>(null);

/** Called during server rendering if the page needs LinkSwitch, so that its policy allows it. */
export const LinkSwitchNeedContext = createContext<(() => void) | undefined>(undefined);

/** The `rel` of links that creators enter. */
export function creatorRel(isAdvertising: boolean): string {
  return isAdvertising ? 'sponsored nofollow noopener' : 'noopener ugc';
}
