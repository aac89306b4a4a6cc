import { checkText } from '../../common/rules/bounded-text.js';
import { codePointLength, normaliseText, type RuleName } from '../../common/rules/text.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';

/** Checks a title: one line. */
export function checkContentTitle(value: string): RuleName | null {
  return checkText(value, { max: CONTENT_LIMITS.title, optional: true });
}

/** Checks a description: any number of lines. */
export function checkContentText(value: string): RuleName | null {
  return checkText(value, { max: CONTENT_LIMITS.text, multiline: true, optional: true });
}

/** Checks a hash tag without the leading `#`. */
export function checkHashTag(value: string): RuleName | null {
  return checkText(value, { max: CONTENT_LIMITS.hashTag });
}

/** Chains of hash tags, with half-width or full-width `#`, not inside a word. */
const HASH_TAGS = /(?<![\p{L}\p{M}\p{N}_])(?:[#＃][\p{L}\p{M}\p{N}_]+)+/gu;

/** The hash tags in a text, without `#`: distinct, in order, up to the limit. */
export function hashTagsOf(text: string): string[] {
  const chains = Array.from(normaliseText(text).matchAll(HASH_TAGS), ([chain]) => chain);
  return usableHashTags(chains.flatMap((chain) => chain.split(/[#＃]/)));
}

/** The valid hash tags of a list: normalised, distinct, in order, up to the limit. */
export function usableHashTags(names: readonly string[]): string[] {
  const { hashTags, hashTag } = CONTENT_LIMITS;
  const usable = names
    .map(normaliseHashTag)
    .filter((name) => name !== '' && codePointLength(name) <= hashTag);
  return [...new Set(usable)].slice(0, hashTags);
}

/** Normalises a hash tag, without the leading `#`. */
export function normaliseHashTag(name: string): string {
  return normaliseText(normaliseText(name).replace(/^[#＃]+/, ''));
}
