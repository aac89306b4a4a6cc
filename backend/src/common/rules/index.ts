/** What the server and the page share: the same limits and the same verdicts on both sides. */
export { hashTagsOf } from './hash-tags.js';
export { LIMITS } from './limits.js';
export { pictureKind, type PictureKind } from './picture-kind.js';
export { pictureSources, widestFileName } from './picture-names.js';
export { previewSize } from './picture-size.js';
export { type ServerEntry } from './server-entry.js';
export { sitePath } from './site-path.js';
export { codePointLength, isBlank, normaliseIdentifier, normaliseText, toHalfWidth } from './text.js';
export {
  checkCode,
  checkDisplayId,
  checkDisplayName,
  checkEmail,
  checkIntroduction,
  checkNumericId,
  checkPassword,
  checkWithdrawReasonText,
  type RuleName,
} from './account-rules.js';
export {
  checkContactContent,
  checkContactName,
  type ContactType,
  contactTypesFor,
  readReportSubject,
} from './contact-rules.js';
export { REPORT_KINDS, type ReportSubject, writeReportSubject } from './report-subject.js';
export { checkItemKeyword, checkItemUrl, shortenItemUrl } from './item-rules.js';
export { type Mall, MALLS } from './malls.js';
export {
  checkLinkText,
  checkLinkTitle,
  checkLinkUrl,
  checkLinkWords,
  type LinkLimits,
  type LinkWords,
  type LinkWordsField,
  visibleOrNull,
} from './link-rules.js';
export { checkShortVideoUserId, normaliseShortVideoUserId } from './linkage-rules.js';
export {
  checkContentText,
  checkContentTitle,
  checkContentUrl,
  checkHashTag,
  CONTENT_PROVIDERS,
  type ContentProvider,
  instagramPostCode,
  isInstagramStory,
  isTiktokShortLink,
  isYoutubeShort,
  postKey,
  tiktokPost,
  youtubeShortUrl,
  youtubeVideoId,
  youtubeVideoUrl,
} from './content-rules.js';
export { checkCategoryCount, checkHeadline, type ContentsFormat } from './page-rules.js';
export { type AddressVerdict, checkUrl, linkTarget, type LinkTarget, webAddress } from './web-address.js';
