import { AccountRestoration } from '../modules/accounts/account-restoration.entity.js';
import { Account } from '../modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../modules/accounts/display-id-claim.entity.js';
import { DisplayIdChange } from '../modules/accounts/display-id-change.entity.js';
import { EmailUndo } from '../modules/accounts/email-undo.entity.js';
import { SignUp } from '../modules/accounts/sign-up.entity.js';
import { PageChange } from '../modules/discovery/page-change.entity.js';
import { SitemapFile } from '../modules/discovery/sitemap-file.entity.js';
import { Block } from '../modules/blocks/block.entity.js';
import { AccountCategory } from '../modules/categories/account-category.entity.js';
import { Category } from '../modules/categories/category.entity.js';
import { ContactMessage } from '../modules/contact/contact-message.entity.js';
import { ContentHashTag } from '../modules/contents/content-hash-tag.entity.js';
import { ContentMedia } from '../modules/contents/content-media.entity.js';
import { Content } from '../modules/contents/content.entity.js';
import { Emergency } from '../modules/emergencies/emergency.entity.js';
import { Headline } from '../modules/headlines/headline.entity.js';
import { InsightCount } from '../modules/insights/insight-count.entity.js';
import { InsightDay } from '../modules/insights/insight-day.entity.js';
import { InsightSalt } from '../modules/insights/insight-salt.entity.js';
import { InsightVisitor } from '../modules/insights/insight-visitor.entity.js';
import { Item } from '../modules/items/item.entity.js';
import { LinkDetail } from '../modules/links/link-detail.entity.js';
import { Link } from '../modules/links/link.entity.js';
import { Maintenance } from '../modules/maintenance/maintenance.entity.js';
import { NewsRead } from '../modules/news/news-read.entity.js';
import { News } from '../modules/news/news.entity.js';
import { Notice } from '../modules/notices/notice.entity.js';
import { OperatorAct } from '../modules/operator-acts/operator-act.entity.js';
import { LinkageGrant } from '../modules/oauth/linkages/linkage-grant.entity.js';
import { Linkage } from '../modules/oauth/linkages/linkage.entity.js';
import { ListedPost } from '../modules/oauth/posts/listed-post.entity.js';
import { OAuthState } from '../modules/oauth/authorization/oauth-state.entity.js';
import { SocialIdentity } from '../modules/oauth/social-login/social-identity.entity.js';
import { SocialSignUp } from '../modules/oauth/social-login/social-sign-up.entity.js';
import { PictureFiles } from '../modules/pictures/picture-files.entity.js';
import { Picture } from '../modules/pictures/picture.entity.js';
import { ArchiveFile } from '../modules/portability/archive-file.entity.js';
import { Export } from '../modules/portability/export.entity.js';
import { Import } from '../modules/portability/import.entity.js';
import { Redirect } from '../modules/redirects/redirect.entity.js';
import { ShareCard } from '../modules/share-cards/share-card.entity.js';
import { WithdrawReason } from '../modules/withdraw-reasons/withdraw-reason.entity.js';
import { Withdrawal } from '../modules/withdraw-reasons/withdrawal.entity.js';
import { CodeStop } from '../security/flows/code-stop.entity.js';
import { Flow } from '../security/flows/flow.entity.js';
import { LoginCount } from '../security/login-lock/login-count.entity.js';
import { Session } from '../security/sessions/session.entity.js';

/** Every entity; the schema test compares them with the migrations. */
export const ENTITIES = [
  Account,
  DisplayIdClaim,
  SignUp,
  Flow,
  Session,
  Emergency,
  Redirect,
  Maintenance,
  News,
  NewsRead,
  LoginCount,
  CodeStop,
  DisplayIdChange,
  AccountRestoration,
  EmailUndo,
  WithdrawReason,
  Withdrawal,
  OAuthState,
  SocialIdentity,
  SocialSignUp,
  PictureFiles,
  Picture,
  Link,
  LinkDetail,
  Headline,
  Block,
  Category,
  AccountCategory,
  LinkageGrant,
  Linkage,
  ListedPost,
  Content,
  ContentMedia,
  ContentHashTag,
  Item,
  ContactMessage,
  Notice,
  OperatorAct,
  PageChange,
  SitemapFile,
  InsightCount,
  InsightDay,
  InsightVisitor,
  InsightSalt,
  ShareCard,
  ArchiveFile,
  Export,
  Import,
];
