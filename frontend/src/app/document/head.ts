import { type TFunction } from 'i18next';
import { SITE_NAME } from '../../config/site';
import { profilePath } from '../../config/paths';
import { type PublicAccount } from '../../features/profile/api/public-account';
import { type Language, LANGUAGES, localisedPath } from '../../i18n/language';
import { type PageStatus } from '../page-status';
import { type NamedId } from '../routes/page-title';

/** What a page says about itself to machines, and to the people they show it to. */
export interface PageHead {
  title: string;
  description: string | null;
  robots: 'noindex' | null;
  canonical: string | null;
  alternates: readonly { hreflang: string; href: string }[];
  openGraph: readonly { property: string; content: string }[];
  jsonLd: Readonly<Record<string, unknown>> | null;
}

const OG_LOCALES: Record<Language, string> = { ja: 'ja_JP', en: 'en_US' };

const DESCRIBED = ['home', 'login', 'signUp', 'signUpForm', 'terms', 'privacy'] as const;

interface HeadInput {
  t: TFunction;
  language: Language;
  publicUrl: string;
}

/** What a listed page says, in words. */
interface PageWords {
  title: string;
  description: string;
  barePath: string;
}

/** The first words of an introduction, in one line. */
function summary(introduction: string | null): string | null {
  const line = (introduction ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}

function profileJsonLd(
  account: PublicAccount,
  url: string | null,
  language: Language,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    inLanguage: language,
    url,
    mainEntity: {
      '@type': 'Person',
      name: account.displayName,
      alternateName: account.displayId,
      identifier: account.accountId,
      url,
      ...(account.introduction === null ? {} : { description: account.introduction }),
    },
  };
}

function publicHead({ language, publicUrl }: HeadInput, words: PageWords): PageHead {
  const { title, description, barePath } = words;
  const addressIn = (shown: Language) => new URL(localisedPath(shown, barePath), publicUrl).href;
  const canonical = addressIn(language);
  return {
    title,
    description,
    robots: null,
    canonical,
    alternates: [
      ...LANGUAGES.map((shown) => ({ hreflang: shown, href: addressIn(shown) })),
      { hreflang: 'x-default', href: new URL(barePath, publicUrl).href },
    ],
    openGraph: [
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: new URL('/og.png', publicUrl).href },
      { property: 'og:locale', content: OG_LOCALES[language] },
      ...LANGUAGES.filter((other) => other !== language).map((other) => ({
        property: 'og:locale:alternate',
        content: OG_LOCALES[other],
      })),
    ],
    jsonLd: null,
  };
}

function plainHead(title: string): PageHead {
  return {
    title,
    description: null,
    robots: 'noindex',
    canonical: null,
    alternates: [],
    openGraph: [],
    jsonLd: null,
  };
}

/** The head of a creator's page. It has one address, however the display ID was written on the way here. */
export function profileHead(input: HeadInput, account: PublicAccount): PageHead {
  const { displayId, displayName } = account;
  const head = publicHead(input, {
    title: input.t('pages.profile', { displayName, displayId }),
    description: summary(account.introduction) ?? input.t('descriptions.profile', { displayName }),
    barePath: profilePath(displayId),
  });
  const own: Record<string, string> = { 'og:type': 'profile', 'og:title': displayName };
  return {
    ...head,
    openGraph: [
      ...head.openGraph.map(({ property, content }) => ({ property, content: own[property] ?? content })),
      { property: 'profile:username', content: displayId },
    ],
    jsonLd: profileJsonLd(account, head.canonical, input.language),
  };
}

/** The head of a page whose words are the same for everybody: all there is to say where it may be listed. */
export function pageHead(input: HeadInput, id: NamedId, barePath: string): PageHead {
  const title = input.t(`pages.${id}`);
  const described = DESCRIBED.find((name) => name === id);
  return described === undefined
    ? plainHead(title)
    : publicHead(input, { title, description: input.t(`descriptions.${described}`), barePath });
}

/** The head of what is shown when there is no page to show. */
export function failureHead(t: TFunction, status: PageStatus): PageHead {
  if (status === 404) return plainHead(`${t('failure.notFound.title')} | ${SITE_NAME}`);
  return plainHead(
    `${t(status === 503 ? 'failure.unavailable.title' : 'failure.unknown.title')} | ${SITE_NAME}`,
  );
}
