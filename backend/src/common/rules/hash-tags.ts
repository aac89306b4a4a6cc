import { LIMITS } from './limits.js';
import { codePointLength } from './text.js';

/** A sign, half-width or full-width, that no word stands before, and the word after it. */
const HASH_TAG = /(?<![\p{L}\p{M}\p{N}_])[#＃]([\p{L}\p{M}\p{N}_]+)/gu;

/** The hash tags in a text, without the sign: each once, in its order, as many as a content holds. */
export function hashTagsOf(text: string): string[] {
  return usableHashTags(Array.from(text.matchAll(HASH_TAG), ([, word = '']) => word));
}

/** Those of some hash tags that a content can hold: each once, in their order. */
export function usableHashTags(names: readonly string[]): string[] {
  const { hashTags, hashTag } = LIMITS.contents;
  const usable = names.filter((name) => name !== '' && codePointLength(name) <= hashTag);
  return [...new Set(usable)].slice(0, hashTags);
}
