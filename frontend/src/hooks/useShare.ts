import { siteSettings } from '../config/site-settings';
import { useCopyText } from './useCopyText';

/** Shares the page through the system's share sheet, or copies its address. Needs a hydrated page. */
export function useShare(title: string): { method: 'share' | 'copy'; address: string; share: () => void } {
  const copy = useCopyText();
  const address = siteSettings().publicUrl + window.location.pathname;
  if (!('share' in navigator)) return { method: 'copy', address, share: () => void copy(address) };
  return {
    method: 'share',
    address,
    // Rejects when the share sheet is closed.
    share: () => void navigator.share({ title, url: address }).catch(() => undefined),
  };
}
