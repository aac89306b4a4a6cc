import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache of styles. Rules go into the style sheet through the object model (`speedy`) in every mode, so that the
 * content security policy needs no more than the hashes of what the server wrote.
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'h', speedy: true });
}
