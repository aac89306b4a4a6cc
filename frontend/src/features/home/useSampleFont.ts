import { useCallback, useEffect, useState } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';

/** Half a window above and below, so that the font arrives before the sample. */
const MARGIN = { rootMargin: '50% 0px' };

/**
 * Loads the display font of a sample's theme, once the page has loaded and the sample is near the window. Returns the
 * reference for the element of the sample.
 */
export function useSampleFont(theme: ThemeTokens | undefined, text: string) {
  const [isNear, setNear] = useState(false);
  const font = isNear ? theme?.displayFont : undefined;

  useEffect(() => {
    if (font === undefined) return undefined;
    let remove: (() => void) | null = null;
    let isNeeded = true;
    import('../../components/page/display-font').then(
      ({ addDisplayFont }) => {
        if (isNeeded) remove = addDisplayFont(font, text);
      },
      // The fallback stays.
      () => undefined,
    );
    return () => {
      isNeeded = false;
      remove?.();
    };
  }, [font, text]);

  return useCallback((sample: Element | null) => {
    if (sample === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setNear(true);
    }, MARGIN);
    const watch = () => observer.observe(sample);
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch);
    return () => {
      window.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, []);
}
