import { displayFontFace, type Language, textsIn } from '@hitohira/backend/rules';
import { type PageData } from '../api/generated/model/pageData';
import { type HeadlineType } from '../api/generated/model/headlineType';
import { type PublicAccount } from '../api/generated/model/publicAccount';
import { nameOfContent } from '../features/contents/content-name';
import { BLOCK_HEADLINES, headlineText } from '../features/profile/headline-texts';
import { type Catalog } from '../i18n/catalog';
import { type PageFont } from './document';

/** The headlines of a content's page. */
const CONTENT_HEADLINES = ['RECOMMEND_CONTENT', 'OTHER_POST'] as const satisfies HeadlineType[];

/** The texts of a page in its display font: names and headlines. */
function displayTexts(data: PageData, catalog: Catalog, language: Language) {
  if (data.kind !== 'profile' && data.kind !== 'content') return null;
  const t = catalog.in('profile');
  const headlines = (account: PublicAccount, types: readonly HeadlineType[]) =>
    types.map((type) => headlineText(t, account, type));
  const { account } = data;
  return {
    account,
    texts:
      data.kind === 'profile'
        ? [textsIn(account, language).displayName, ...headlines(account, Object.values(BLOCK_HEADLINES))]
        : [nameOfContent(t, language, data.content), ...headlines(account, CONTENT_HEADLINES)],
  };
}

/**
 * The display font of a creator's page. It is optional: a visitor whose connection takes too long sees the fallback,
 * and nothing moves when it arrives.
 */
export function pageFont(data: PageData | null, catalog: Catalog, language: Language): PageFont | null {
  const shown = data && displayTexts(data, catalog, language);
  const face = shown && displayFontFace(shown.account.theme.tokens.displayFont, shown.texts);
  if (!face) return null;
  const { family, address, range, weight } = face;
  const css = `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-display:optional;font-weight:${weight};unicode-range:${range}}`;
  return { address, css };
}
