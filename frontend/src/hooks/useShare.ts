import { siteSettings } from '../config/site-settings';
import { useCopyText } from './useCopyText';

/**
 * The way to pass a page on: the system's own where it has one, else its address is copied. The address names what
 * visitors use, in the language that is shown. It needs a hydrated page.
 *
 * @param title what is passed on
 */
export function useShare(title: string): { way: 'share' | 'copy'; address: string; share: () => void } {
  const copy = useCopyText();
  const address = siteSettings().publicUrl + window.location.pathname;
  if (!('share' in navigator)) return { way: 'copy', address, share: () => void copy(address) };
  return {
    way: 'share',
    address,
    // Closing the sheet of the system is no failure.
    share: () => void navigator.share({ title, url: address }).catch(() => undefined),
  };
}
