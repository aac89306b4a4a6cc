/** What the server and the page share: the same limits and the same verdicts on both sides. */
export { LIMITS } from './limits.js';
export { codePointLength, isBlank, normaliseIdentifier, normaliseText, toHalfWidth } from './text.js';
export {
  checkCode,
  checkDisplayId,
  checkDisplayName,
  checkEmail,
  checkIntroduction,
  checkPassword,
  type RuleName,
} from './account-rules.js';
