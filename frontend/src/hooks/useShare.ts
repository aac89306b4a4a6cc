import { splitLanguage } from '@hitohira/backend/rules';
import { siteSettings } from '../config/site-settings';
import { useCopyText } from './useCopyText';

interface Sharing {
  /** The address of the page without a language, so that each visitor who opens it gets theirs. */
  address: string;
  /** Opens the system's share sheet; null without one. */
  share: (() => void) | null;
  copy: () => void;
}

/** Shares the page through the system's share sheet, or copies its address. Needs a hydrated page. */
export function useShare(title: string): Sharing {
  const copyText = useCopyText();
  const address = siteSettings().publicUrl + splitLanguage(window.location.pathname).barePath;
  return {
    address,
    share:
      'share' in navigator
        ? // Rejects when the share sheet is closed.
          () => void navigator.share({ title, url: address }).catch(() => undefined)
        : null,
    copy: () => void copyText(address),
  };
}
