import { checkText } from '../../common/rules/bounded-text.js';
import { codePointLength, normaliseText, type RuleName } from '../../common/rules/text.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';

/** The title of a content: one line. */
export function checkContentTitle(value: string): RuleName | null {
  return checkText(value, { max: CONTENT_LIMITS.title, optional: true });
}

/** What is said about a content, on any number of lines. */
export function checkContentText(value: string): RuleName | null {
  return checkText(value, { max: CONTENT_LIMITS.text, multiline: true, optional: true });
}

/** A word that a content is found by, without the sign before it. */
export function checkHashTag(value: string): RuleName | null {
  return checkText(value, { max: CONTENT_LIMITS.hashTag });
}

/** Signs, half-width or full-width, each with a word after it, one tag behind the other; no word stands before them. */
const HASH_TAGS = /(?<![\p{L}\p{M}\p{N}_])(?:[#＃][\p{L}\p{M}\p{N}_]+)+/gu;

/** The hash tags in a text, without the sign: each once, in its order, as many as a content holds. */
export function hashTagsOf(text: string): string[] {
  const chains = Array.from(normaliseText(text).matchAll(HASH_TAGS), ([chain]) => chain);
  return usableHashTags(chains.flatMap((chain) => chain.split(/[#＃]/)));
}

/** Those of some hash tags that a content can hold, in the form in which they are kept: each once, in their order. */
export function usableHashTags(names: readonly string[]): string[] {
  const { hashTags, hashTag } = CONTENT_LIMITS;
  const usable = names
    .map(normaliseHashTag)
    .filter((name) => name !== '' && codePointLength(name) <= hashTag);
  return [...new Set(usable)].slice(0, hashTags);
}

/** The form in which a hash tag is kept and compared: as text, without the sign that people write before it. */
export function normaliseHashTag(name: string): string {
  return normaliseText(normaliseText(name).replace(/^[#＃]+/, ''));
}
