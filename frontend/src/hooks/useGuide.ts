import { setCookie } from '../config/cookies';
import { useCookie } from './useCookie';
import { useHydrated } from './useHydrated';

/** What the studio explains once, where it stands. */
export type GuideName = 'address' | 'preview';

/** Whether a guide has still to be read in this browser, and the way to say that it was. The server shows none. */
export function useGuide(name: GuideName): { unread: boolean; markRead: () => void } {
  const hydrated = useHydrated();
  const read = useCookie('readTooltips')?.split(',') ?? [];
  return {
    unread: hydrated && !read.includes(name),
    markRead: () => setCookie('readTooltips', [...read, name].join()),
  };
}
