import { type Language } from '../../common/rules/language.js';
import { NO_NUMERIC_ID } from './account.fields.js';
import { toBlockOrders } from '../blocks/block.mapper.js';
import { toOwnCategories } from '../categories/category.mapper.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { toTheme } from '../themes/theme.mapper.js';
import { themeOrDefault } from '../themes/themes.js';
import { type AccountView, type OwnAccountView } from './account.read-model.js';
import { type OwnChanges } from './accounts.service.js';
import { type OwnAccountResponse } from './dto/own-account.response.js';
import { type PublicAccountResponse } from './dto/public-account.response.js';
import { type UpdateOwnAccountRequest } from './dto/update-own-account.request.js';
import {
  type WriteTranslationRequest,
  type WriteTranslationsRequest,
} from './dto/write-translations.request.js';
import { NO_TRANSLATIONS, type Translation, type Translations } from './translations.rules.js';

/** An account in the response to its owner. */
export function toOwnAccount(account: OwnAccountView, language: Language): OwnAccountResponse {
  return {
    accountId: account.id,
    displayId: account.displayId,
    displayName: account.displayName,
    email: account.email,
    introduction: account.introduction,
    translations: account.translations,
    ...toPictures(account),
    linkswitchPid: account.linkswitchPid,
    mylinkPid: account.mylinkPid,
    mylinkSid: account.mylinkSid,
    optout: account.optout ? '1' : '0',
    searchable: account.searchable,
    timeZone: account.timeZone,
    doneSteps: account.doneSteps,
    ...toPageSettings(account, language),
    categories: toOwnCategories(account.categories, language),
    hasPassword: account.hasPassword,
    socialLogins: account.socialLogins,
  };
}

/** A public profile. Each field is listed, so that a new one does not become public by accident. */
export function toPublicAccount(
  account: AccountView,
  viewerId: string | null,
  language: Language,
): PublicAccountResponse {
  const { id, displayId, displayName, introduction, translations, optout, linkswitchPid } = account;
  return {
    accountId: id,
    displayId,
    displayName,
    introduction,
    translations,
    ...toPictures(account),
    linkswitchPid: optout ? null : linkswitchPid,
    ...toPageSettings(account, language),
    categoryNames: account.categoryNames.map((names) => names[language]),
    isMe: id === viewerId,
  };
}

/** The requested changes as stored values; null removes a value. */
export function toAccountChanges({
  introduction,
  translations,
  linkswitchPid,
  mylinkPid,
  mylinkSid,
  optout,
  formatType,
  imageFileName,
  ...rest
}: UpdateOwnAccountRequest): OwnChanges {
  const changes = {
    ...rest,
    introduction: introduction === '' ? null : introduction,
    translations: translations === null ? NO_TRANSLATIONS : translations && toNamedTranslations(translations),
    linkswitchPid: toNumericId(linkswitchPid),
    mylinkPid: toNumericId(mylinkPid),
    mylinkSid: toNumericId(mylinkSid),
    optout: optout === undefined ? undefined : optout === '1',
    contentsFormat: formatType,
    imageFileName: imageFileName === '' ? undefined : imageFileName,
  };
  // Fields that are left out stay the same.
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The translations that are named; one without a text is removed. */
function toNamedTranslations(named: WriteTranslationsRequest): Partial<Translations> {
  const entries = Object.entries(named) as [Language, WriteTranslationRequest | null | undefined][];
  return Object.fromEntries(
    entries
      .filter(([, texts]) => texts !== undefined)
      .map(([language, texts]) => [language, toTranslation(texts)]),
  );
}

function toTranslation(texts: WriteTranslationRequest | null | undefined): Translation | null {
  // An empty text is none.
  const [displayName = null, introduction = null] = [texts?.displayName, texts?.introduction].map((text) =>
    text === '' ? null : text,
  );
  return displayName === null && introduction === null ? null : { displayName, introduction };
}

/** The page's settings. An unknown theme is replaced by the default. */
function toPageSettings(
  { headerType, themeId, contentsFormat, headlines, blocks }: AccountView,
  language: Language,
): Pick<
  PublicAccountResponse,
  'headerType' | 'themeId' | 'theme' | 'contentsFormat' | 'headlines' | 'blockOrders'
> {
  const theme = toTheme(themeOrDefault(themeId), language);
  return {
    headerType,
    themeId: theme.themeId,
    theme,
    contentsFormat,
    headlines,
    blockOrders: toBlockOrders(blocks),
  };
}

function toPictures({
  icon,
  cover,
}: AccountView): Pick<PublicAccountResponse, 'icon' | 'iconPicture' | 'cover' | 'coverPicture'> {
  const iconPicture = icon && toPicture(icon);
  const coverPicture = cover && toPicture(cover);
  return { icon: iconPicture?.url ?? null, iconPicture, cover: coverPicture?.url ?? null, coverPicture };
}

function toNumericId(value: string | null | undefined): string | null | undefined {
  return value === NO_NUMERIC_ID ? null : value;
}
