/**
 * The limits for the pages' forms. Each area also uses its own in validation and in the OpenAPI document. Lengths count
 * code points without carriage returns.
 */
export { EMAIL_LIMITS as email } from './common/rules/email-address.js';
export { BY_IDS_LIMITS as byIds } from './common/rules/ids.js';
export { CODE_LIMITS as code } from './common/rules/mailed-code.js';
export { URL_LIMITS as url } from './common/rules/web-address.js';
export {
  CONTENTS_FORMATS as contentsFormat,
  DISPLAY_ID_LIMITS as displayId,
  DISPLAY_NAME_LIMITS as displayName,
  INTRODUCTION_LIMITS as introduction,
  NUMERIC_ID_LIMITS as numericId,
  PASSWORD_LIMITS as password,
} from './modules/accounts/account.rules.js';
export { CATEGORY_LIMITS as categories } from './modules/categories/category.rules.js';
export { CONTACT_LIMITS as contact } from './modules/contact/contact.rules.js';
export { CONTENT_LIMITS as contents } from './modules/contents/content-limits.rules.js';
export { HEADLINE_LIMITS as headline } from './modules/headlines/headline.rules.js';
export { INSIGHT_LIMITS as insights } from './modules/insights/insights.rules.js';
export { ITEM_LIMITS as items } from './modules/items/item-limits.rules.js';
export { LINK_LIMITS as links } from './modules/links/link-limits.rules.js';
export { NEWS_LIMITS as news } from './modules/news/news.rules.js';
export {
  LINKAGE_LIMITS as linkages,
  POST_LIMITS as instagramPosts,
  SHORT_VIDEO_USER_ID_LIMITS as shortVideoUserId,
} from './modules/oauth/linkage.rules.js';
export { PICTURE_LIMITS as image } from './modules/pictures/picture.rules.js';
export { WITHDRAW_REASON_LIMITS as withdrawReason } from './modules/withdraw-reasons/withdraw-reason.rules.js';
