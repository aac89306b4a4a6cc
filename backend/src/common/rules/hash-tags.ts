import { LIMITS } from './limits.js';
import { codePointLength, normaliseText } from './text.js';

/** Signs, half-width or full-width, each with a word after it, one tag behind the other; no word stands before them. */
const HASH_TAGS = /(?<![\p{L}\p{M}\p{N}_])(?:[#＃][\p{L}\p{M}\p{N}_]+)+/gu;

/** The hash tags in a text, without the sign: each once, in its order, as many as a content holds. */
export function hashTagsOf(text: string): string[] {
  const chains = Array.from(normaliseText(text).matchAll(HASH_TAGS), ([chain]) => chain);
  return usableHashTags(chains.flatMap((chain) => chain.split(/[#＃]/)));
}

/** Those of some hash tags that a content can hold, in the form in which they are kept: each once, in their order. */
export function usableHashTags(names: readonly string[]): string[] {
  const { hashTags, hashTag } = LIMITS.contents;
  const usable = names
    .map(normaliseHashTag)
    .filter((name) => name !== '' && codePointLength(name) <= hashTag);
  return [...new Set(usable)].slice(0, hashTags);
}

/** The form in which a hash tag is kept and compared: as text, without the sign that people write before it. */
export function normaliseHashTag(name: string): string {
  return normaliseText(normaliseText(name).replace(/^[#＃]+/, ''));
}
