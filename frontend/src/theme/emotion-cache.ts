import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the style cache. `speedy` inserts rules through the CSSOM, which the content security policy allows. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'h', speedy: true });
}
