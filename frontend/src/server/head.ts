import { type Language, LANGUAGES, localisedPath, previewSize, textsIn } from '@hitohira/backend/rules';
import { type Graph, type ProfilePage, type Thing, type WithContext } from 'schema-dts';
import { SITE_NAME } from '../config/site';
import { getGetEmbedUrl } from '../api/generated/requests';
import { FEED_FILES, feedPath, profilePath } from '../config/paths';
import { type StoredPicture } from '../components/pictures/Picture';
import { type BriefLinkageList } from '../api/generated/model/briefLinkageList';
import { type PublicAccount } from '../api/generated/model/publicAccount';
import { type Translate } from '../i18n/catalog';
import { type PageStatus } from '../api/generated/model/pageStatus';
import { type FixedTitleId } from '../app/routes/page-title';

/** The metadata of a page. */
export interface PageHead {
  title: string;
  description: string | null;
  robots: 'noindex' | null;
  canonical: string | null;
  alternates: readonly { hreflang: string; href: string }[];
  openGraph: readonly { property: string; content: string }[];
  twitterCard: 'summary' | 'summary_large_image' | null;
  /** The same in other formats: feeds and oEmbed. */
  formats: readonly { type: string; href: string; title: string }[];
  jsonLd: JsonLd | null;
}

/** schema.org data, checked against its vocabulary by the compiler. */
type JsonLd = WithContext<Thing> | Graph;

const OG_LOCALES: Record<Language, string> = { ja: 'ja_JP', en: 'en_US' };

const DESCRIBED = [
  'home',
  'login',
  'signUp',
  'signUpForm',
  'contact',
  'terms',
  'privacy',
  'externalTransmission',
  'takedown',
  'help',
  'faq',
] as const;

/** A preview image (`og:image`). */
interface PreviewImage {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** The size of the cards of creators and contents. */
const CARD_SIZE = { width: 1200, height: 630 };

const SITE_IMAGE: PreviewImage = { address: '/og.png', ...CARD_SIZE, alt: SITE_NAME };

/** The Open Graph tags of a preview image. */
function previewImage(publicUrl: string, { address, width, height, alt }: PreviewImage) {
  return [
    { property: 'og:image', content: new URL(address, publicUrl).href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}

export interface HeadPlace {
  /** The language in the address, if any. */
  named: Language | null;
  publicUrl: string;
}

export interface HeadInput extends HeadPlace {
  t: Translate<['common', 'heads', 'titles']>;
  /** The language of the page. */
  language: Language;
}

/** The URL of a page; it has a language only if the current address has one. */
export function addressBeside({ named, publicUrl }: HeadPlace, barePath: string): string {
  return new URL(named === null ? barePath : localisedPath(named, barePath), publicUrl).href;
}

interface ProfileHeadData {
  account: PublicAccount;
  linkages: BriefLinkageList;
  searchable: boolean;
  shareCard: string | null;
}

interface PageWords {
  title: string;
  description: string;
  barePath: string;
}

/** User text on one line; null if empty. */
export function summary(text: string | null): string | null {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}

function profileJsonLd(
  { account, linkages }: ProfileHeadData,
  url: string,
  { language, publicUrl }: HeadInput,
): WithContext<ProfilePage> {
  const { introduction, iconPicture } = account;
  const elsewhere = linkages.results.map(({ profilePageUrl }) => profilePageUrl);
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
      ...(introduction === null ? {} : { description: introduction }),
      ...(iconPicture === null ? {} : { image: new URL(iconPicture.preview, publicUrl).href }),
      ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
    },
  };
}

/** The link to a page's description for embedding. */
export function embedLink(pageUrl: string, title: string, publicUrl: string) {
  return {
    type: 'application/json+oembed',
    href: new URL(getGetEmbedUrl({ url: pageUrl, format: 'json' }), publicUrl).href,
    title,
  };
}

/** Keeps search engines away from a page whose owner does not want it listed; chats still show it. */
export function unlistedHead(head: PageHead): PageHead {
  return { ...head, robots: 'noindex', canonical: null, alternates: [], jsonLd: null };
}

/** The head of an indexable page. Each localised address is canonical for itself; the one without is `x-default`. */
export function publicHead({ language, named, publicUrl }: HeadInput, words: PageWords): PageHead {
  const { title, description, barePath } = words;
  const addressIn = (place: HeadPlace['named']) => addressBeside({ named: place, publicUrl }, barePath);
  const canonical = addressIn(named);
  return {
    title,
    description,
    robots: null,
    canonical,
    alternates: [
      ...LANGUAGES.map((shown) => ({ hreflang: shown, href: addressIn(shown) })),
      { hreflang: 'x-default', href: addressIn(null) },
    ],
    openGraph: [
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      ...previewImage(publicUrl, SITE_IMAGE),
      { property: 'og:locale', content: OG_LOCALES[language] },
      ...LANGUAGES.filter((other) => other !== language).map((other) => ({
        property: 'og:locale:alternate',
        content: OG_LOCALES[other],
      })),
    ],
    twitterCard: 'summary_large_image',
    formats: [],
    jsonLd: null,
  };
}

/** How a page appears elsewhere, such as in chats. */
interface OwnPreview {
  type: string;
  title: string;
  /** The path of its card; null until it is drawn. */
  card: string | null;
  /** The title on the card; by default that of the page. */
  cardTitle?: string;
  /** The picture to show until then. */
  picture: StoredPicture | null | undefined;
}

/** The tags of a public page with its own type, title and preview image. */
export function ownTags(
  { openGraph }: PageHead,
  publicUrl: string,
  { type, title, card, cardTitle = title, picture }: OwnPreview,
): PageHead['openGraph'] {
  const overrides: Record<string, string> = { 'og:type': type, 'og:title': title };
  const tags = openGraph.map(({ property, content }) => ({
    property,
    content: overrides[property] ?? content,
  }));
  const own =
    card === null
      ? picture && { address: picture.preview, ...previewSize(picture) }
      : { address: card, ...CARD_SIZE };
  if (!own) return tags;
  const image = { ...own, alt: card === null ? title : cardTitle };
  return [
    ...tags.filter(({ property }) => !property.startsWith('og:image')),
    ...previewImage(publicUrl, image),
  ];
}

/** The head of a page that is not indexable. */
export function plainHead(title: string): PageHead {
  return {
    title,
    description: null,
    robots: 'noindex',
    canonical: null,
    alternates: [],
    openGraph: [],
    twitterCard: null,
    formats: [],
    jsonLd: null,
  };
}

/** The head of a creator's page. */
export function profileHead(input: HeadInput, data: ProfileHeadData): PageHead {
  const { searchable, shareCard } = data;
  const account = { ...data.account, ...textsIn(data.account, input.language) };
  const { displayId, displayName } = account;
  const url = addressBeside(input, profilePath(displayId));
  const head = publicHead(input, {
    title: input.t('titles:profile', { displayName, displayId }),
    description: summary(account.introduction) ?? input.t('heads:descriptions.profile', { displayName }),
    barePath: profilePath(displayId),
  });
  const icon = account.iconPicture;
  const listed: PageHead = {
    ...head,
    openGraph: [
      ...ownTags(head, input.publicUrl, {
        type: 'profile',
        title: displayName,
        card: shareCard,
        // A page in two languages has one card.
        cardTitle: data.account.displayName,
        picture: icon,
      }),
      { property: 'profile:username', content: displayId },
    ],
    twitterCard: shareCard === null && icon !== null ? 'summary' : head.twitterCard,
    formats: [
      ...Object.keys(FEED_FILES).map((type) => ({
        type,
        href: addressBeside(input, feedPath(displayId, type as keyof typeof FEED_FILES)),
        title: displayName,
      })),
      embedLink(url, displayName, input.publicUrl),
    ],
    jsonLd: profileJsonLd({ ...data, account }, url, input),
  };
  return searchable ? listed : unlistedHead(listed);
}

/** The head of a page with a fixed title. */
export function pageHead(input: HeadInput, id: FixedTitleId, barePath: string): PageHead {
  const title = input.t(`titles:${id}`);
  const described = DESCRIBED.find((name) => name === id);
  return described === undefined
    ? plainHead(title)
    : publicHead(input, { title, description: input.t(`heads:descriptions.${described}`), barePath });
}

const FAILURE_TITLES = {
  404: 'common:failure.notFound.title',
  429: 'common:failure.tooMany.title',
  500: 'common:failure.unknown.title',
  503: 'common:failure.unavailable.title',
} as const;

/** The head of an error page. */
export function failureHead(t: HeadInput['t'], status: Exclude<PageStatus, 200>): PageHead {
  return plainHead(`${t(FAILURE_TITLES[status])} | ${SITE_NAME}`);
}
