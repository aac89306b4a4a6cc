import { useSyncExternalStore } from 'react';
import { readSignedInHint } from '../config/cookies';

const nothing = () => () => undefined;

/** Whether somebody is signed in here, as far as the page can tell without asking. The server renders for visitors. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(nothing, readSignedInHint, () => false);
}
