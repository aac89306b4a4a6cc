import { setCookie } from '../config/cookies';
import { useCookie } from './useCookie';
import { useHydrated } from './useHydrated';

/** The guides of the studio. */
export type GuideName = 'address' | 'preview';

/** Whether a guide is unread in this browser; false on the server. */
export function useGuide(name: GuideName): { unread: boolean; markRead: () => void } {
  const hydrated = useHydrated();
  const read = useCookie('readTooltips')?.split(',') ?? [];
  return {
    unread: hydrated && !read.includes(name),
    markRead: () => setCookie('readTooltips', [...read, name].join()),
  };
}
