import { useSyncExternalStore } from 'react';
import { readSignUpFlow } from './sign-up-flow';

const nothing = () => () => undefined;

/** The display ID that the flow in this tab holds already; who starts over may have it. The server knows of no tab. */
export function useHeldDisplayId(): string {
  return useSyncExternalStore(
    nothing,
    () => readSignUpFlow()?.displayId ?? '',
    () => '',
  );
}
