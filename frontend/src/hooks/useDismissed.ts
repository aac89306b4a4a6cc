import { useStoredSwitch } from './useStoredSwitch';

/** Whether something has been dismissed on this device, stored under a key. Without storage only until a reload. */
export function useDismissed(key: string): { isDismissed: boolean; dismiss: () => void } {
  const { isOn, turn } = useStoredSwitch(key);
  return { isDismissed: isOn, dismiss: () => turn(true) };
}
