/** Rules that the server and the pages share. */
export * as LIMITS from './limits.rules.js';
export { checkEmail } from './common/rules/email-address.js';
export { endOfGraphemes } from './common/rules/graphemes.js';
export { readId } from './common/rules/ids.js';
export { type Language, LANGUAGES, localisedPath, splitLanguage } from './common/rules/language.js';
export { checkCode } from './common/rules/mailed-code.js';
export { type ServerEntry } from './common/rules/server-entry.js';
export { shortenText } from './common/rules/shorten.js';
export { sitePath } from './common/rules/site-path.js';
export {
  codePointLength,
  isBlank,
  normaliseIdentifier,
  normaliseText,
  type RuleName,
  toHalfWidth,
} from './common/rules/text.js';
export { completeLinkUrl } from './common/rules/complete-link-url.js';
export { completeUrl } from './common/rules/complete-url.js';
export {
  type AddressVerdict,
  checkUrl,
  isHostOf,
  linkTarget,
  type LinkTarget,
  webAddress,
} from './common/rules/web-address.js';
export {
  checkDisplayId,
  checkDisplayName,
  checkIntroduction,
  checkNumericId,
  checkPassword,
  type ContentsFormat,
} from './modules/accounts/account.rules.js';
export { textsIn } from './modules/accounts/translations.rules.js';
export { checkCategoryCount } from './modules/categories/category.rules.js';
export {
  checkContactContent,
  checkContactName,
  type ContactType,
  contactTypesFor,
  readReportSubject,
} from './modules/contact/contact.rules.js';
export {
  REPORT_KINDS,
  type ReportSubject,
  writeReportSubject,
} from './modules/contact/report-subject.rules.js';
export { contentName } from './modules/contents/content-name.rules.js';
export {
  checkContentText,
  checkContentTitle,
  checkHashTag,
  hashTagsOf,
} from './modules/contents/content.rules.js';
export { displayFamily } from './modules/fonts/display-family.rules.js';
export { displayFontFace, type DisplayFontFace } from './modules/fonts/display-fonts.rules.js';
export { checkHeadline } from './modules/headlines/headline.rules.js';
export { insightDay, shiftDay } from './modules/insights/insight-days.rules.js';
export { checkItemKeyword, checkItemUrl, shortenItemUrl } from './modules/items/item.rules.js';
export { type Mall, mallAt, MALLS } from './modules/items/malls.rules.js';
export { type PastedAddress, recogniseAddress } from './modules/link-previews/pasted-address.rules.js';
export {
  checkLinkText,
  checkLinkTitle,
  checkLinkUrl,
  checkLinkWords,
  type LinkLimits,
  type LinkWords,
  type LinkWordsField,
  visibleOrNull,
} from './modules/links/link.rules.js';
export { NEWS_ID_PATTERN } from './modules/news/news.rules.js';
export { checkShortVideoUserId, normaliseShortVideoUserId } from './modules/oauth/linkage.rules.js';
export { pictureKind, type PictureKind } from './modules/pictures/picture-kind.rules.js';
export { pictureSources, widestFileName } from './modules/pictures/picture-names.rules.js';
export { previewSize } from './modules/pictures/picture-size.rules.js';
export { DEFAULT_THEME_ID } from './modules/themes/theme.rules.js';
export {
  checkTime,
  DEFAULT_TIME_ZONE,
  nextVisibilities,
  type Stage,
  stageAt,
  TIME_YEARS,
  type Visibility,
} from './modules/visibility/visibility.rules.js';
export { checkWithdrawReasonText } from './modules/withdraw-reasons/withdraw-reason.rules.js';
export {
  checkContentUrl,
  instagramPostCode,
  isInstagramStory,
  isTiktokShortLink,
  postKey,
  youtubeShortUrl,
  youtubeVideoUrl,
} from './providers/content-address.rules.js';
export {
  CONTENT_PROVIDERS,
  type ContentProvider,
  isYoutubeShort,
  tiktokPost,
  youtubeVideoId,
} from './providers/provider.rules.js';
