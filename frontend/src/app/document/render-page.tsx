import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { type i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { firstPart } from '../../api/list-parts';
import { createQueryClient } from '../../api/query-client';
import { LinkSwitchNeedContext } from '../../components/advertising';
import { type SiteSettings } from '../../config/site-settings';
import { type Content, contentQuery } from '../../features/contents/api/content';
import { type ContentTileList, publicContentsQuery } from '../../features/contents/api/public-contents';
import { contentName } from '../../features/contents/content-name';
import { PLAYER_ORIGINS } from '../../features/contents/video-player';
import { type SiteDocument, siteDocumentQuery } from '../../features/documents/api/site-document';
import { exampleThemesQuery, type ThemeList } from '../../features/home/api/example-themes';
import { contentItemsQuery } from '../../features/items/api/content-items';
import { type ItemList, publicItemsQuery } from '../../features/items/api/public-items';
import { type LinkageList, publicLinkagesQuery } from '../../features/linkages/api/public-linkages';
import { type LinkList, publicLinksQuery } from '../../features/links/api/public-links';
import { type PublicAccount, publicAccountQuery } from '../../features/profile/api/public-account';
import { type SocialProviders, socialProvidersQuery } from '../../features/social-login/api/social-login';
import { createI18n } from '../../i18n/create-i18n';
import { type Language, splitLanguage } from '../../i18n/language';
import { wordsSource } from '../../i18n/namespaces';
import { COLOR_SCHEME_SCRIPT } from '../../theme/color-scheme-script';
import { createEmotionCache } from '../../theme/emotion-cache';
import { HELD_PAGE_SCRIPT } from '../../theme/held-page';
import { GROUNDS } from '../../theme/tokens';
import { type Guard } from '../guards/guard';
import { loginGuard } from '../guards/login.guard';
import { signUpGuard } from '../guards/sign-up.guard';
import { type DocumentState } from '../maintenance';
import { Providers } from '../Providers';
import { basenameOf, documentRoutes, preloadRoutes, settledLoaders } from '../routes/route-objects';
import { pageSources } from '../routes/page-sources';
import { isNamed } from '../routes/page-title';
import { type RouteEntry } from '../routes/route-entry';
import { shownEntry } from '../routes/shown-entry';
import { type ClientAssets, scriptsFor, styleSheetOf } from './client-assets';
import { contentHead } from './content-head';
import { cspHash, EMPTY_STYLE_HASH } from './csp-hash';
import { type PageGround, writeDocument } from './document';
import { failureHead, type PageHead, pageHead, plainHead, profileHead } from './head';
import { siteJsonLd } from './site-json-ld';
import { START_SCRIPT } from './start-script';

/** The guards that lead on whoever is signed in. */
const FOR_VISITORS: ReadonlySet<Guard> = new Set([loginGuard, signUpGuard]);

/** What the server knows when it renders a page. */
export interface RenderInput extends DocumentState {
  /** Path and query. */
  path: string;
  language: Language;
  settings: SiteSettings;
  /** The address of the script with which creators earn. */
  linkSwitchScript: string;
  /** The services that people can log in with, for the pages that offer it. */
  socialProviders: SocialProviders;
  /** Where it is being read still, all that can be made ready without it is done meanwhile. */
  data: ReadData | null | Promise<ReadData | null>;
}

/** What was read for a page. */
export type ReadData =
  | ProfileData
  | ContentData
  | { kind: 'document'; document: SiteDocument }
  | { kind: 'themes'; themes: ThemeList }
  | { kind: 'edited' }
  | { kind: 'news' };

/** Everything that a creator's page shows to a visitor. */
export interface ProfileData {
  kind: 'profile';
  account: PublicAccount;
  linkages: LinkageList;
  contents: ContentTileList;
  links: LinkList;
  items: ItemList;
}

/** Everything that the page of a content shows to a visitor. */
export interface ContentData {
  kind: 'content';
  account: PublicAccount;
  content: Content;
  /** What is recommended with it; null where it could not be read. */
  items: ItemList | null;
  /** What the creator's page shows of contents, this one among them; null where they could not be read. */
  contents: ContentTileList | null;
}

/** Puts what was read where the page looks for it. */
function keepData(queryClient: QueryClient, data: ReadData): void {
  if (data.kind === 'document') {
    queryClient.setQueryData(siteDocumentQuery(data.document.name).queryKey, data.document);
    return;
  }
  if (data.kind === 'themes') {
    queryClient.setQueryData(exampleThemesQuery().queryKey, data.themes);
    return;
  }
  if (data.kind === 'news' || data.kind === 'edited') return;
  const { displayId } = data.account;
  queryClient.setQueryData(publicAccountQuery(displayId).queryKey, data.account);
  if (data.contents !== null)
    queryClient.setQueryData(publicContentsQuery(displayId).queryKey, firstPart(data.contents));
  if (data.kind === 'content') {
    const { content, items } = data;
    queryClient.setQueryData(contentQuery(displayId, content.contentId).queryKey, content);
    // What could not be read the browser asks for.
    if (items !== null)
      queryClient.setQueryData(contentItemsQuery(content.contentId).queryKey, firstPart(items));
    return;
  }
  queryClient.setQueryData(publicLinkagesQuery(displayId).queryKey, data.linkages);
  queryClient.setQueryData(publicLinksQuery(displayId).queryKey, firstPart(data.links));
  queryClient.setQueryData(publicItemsQuery(displayId).queryKey, firstPart(data.items));
}

/** The ground that a page stands on: that of its theme, or the product's own. */
function groundOf(data: ReadData | null): PageGround {
  if (data === null || !('account' in data)) return GROUNDS;
  const { background, dark } = data.account.theme.tokens;
  return { light: background, dark: dark?.background ?? background };
}

/** A document, and the sources its inline parts need in the content security policy. */
export interface RenderedPage {
  status: number;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
  /** The origins whose frames the page may show. */
  frameOrigins: string[];
  /** Whether it may run the script with which its creator earns. */
  allowsLinkSwitch: boolean;
}

/**
 * The instances by the page that they have the words of, in each language: nothing in one is of one request alone, and to
 * take words in costs a good part of what rendering does.
 */
const instances = new Map<string, Promise<I18n>>();

function i18nOf(page: RouteEntry['id'] | 'failure', language: Language): Promise<I18n> {
  const key = `${language} ${page}`;
  const kept = instances.get(key);
  if (kept !== undefined) return kept;
  const made = createI18n(language, ['common', 'heads']);
  instances.set(key, made);
  made.catch(() => instances.delete(key));
  return made;
}

/** The routes that lead to one page: with all of them, a good part of making a document goes into finding it again. */
function routesTo(id: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.id === id) return [route];
    const children = routesTo(id, route.children ?? []);
    return children.length === 0 ? [] : [{ ...route, children } as RouteObject];
  });
}

/**
 * Renders one page as for a visitor: nothing here knows who asks.
 *
 * @throws whatever reading its data does
 */
export async function renderPage(assets: ClientAssets, input: RenderInput): Promise<RenderedPage> {
  const { language, settings, linkSwitchScript, socialProviders, maintenance } = input;
  const { publicUrl } = settings;
  const url = new URL(input.path, publicUrl);
  const entry = shownEntry(url.pathname, input);
  const failureStatus = input.status === 200 ? 404 : input.status;
  const status = entry === undefined ? failureStatus : input.status;
  const { sources, namespaces } = entry === undefined ? { sources: [], namespaces: [] } : pageSources(entry);

  const i18n = await i18nOf(entry?.id ?? 'failure', language);
  const queryClient = createQueryClient();
  if (entry?.offersSocialLogin) queryClient.setQueryData(socialProvidersQuery().queryKey, socialProviders);

  const allRoutes = documentRoutes(
    { queryClient, i18n, language, takenOver: Promise.resolve() },
    { status, maintenance },
  );
  const routes = entry === undefined ? allRoutes : routesTo(entry.id, allRoutes);
  await preloadRoutes(routes, url.pathname);
  const handler = createStaticHandler(routes, { basename: basenameOf(url.pathname) });
  const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
  if (context instanceof Response)
    throw new Error(`Nothing redirects while a page is rendered: ${url.pathname}`);
  context.loaderData = settledLoaders(entry);
  context.errors = null;

  const data = await input.data;
  if (data !== null) keepData(queryClient, data);
  const emotionCache = createEmotionCache();
  const emotionServer = createEmotionServer(emotionCache);
  const needs = { linkSwitch: false };
  const body = renderToString(
    <StrictMode>
      <LinkSwitchNeedContext
        value={() => {
          needs.linkSwitch = true;
        }}
      >
        <Providers
          emotionCache={emotionCache}
          queryClient={queryClient}
          i18n={i18n}
          status={status}
          maintenance={maintenance}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </LinkSwitchNeedContext>
    </StrictMode>,
  );
  const css = styleSheetOf(assets);
  const { styles } = emotionServer.extractCriticalToChunks(body);
  const inlineScripts = [
    COLOR_SCHEME_SCRIPT,
    ...(entry?.guards?.some((guard) => FOR_VISITORS.has(guard)) ? [HELD_PAGE_SCRIPT] : []),
  ];
  const t = i18n.getFixedT(language, ['common', 'heads'] as const);
  const nameOf = (content: Content) => contentName(i18n.getFixedT(language, 'profile'), language, content);
  const place = { language, named: splitLanguage(url.pathname).language, publicUrl };
  const headFor = (shown: RouteEntry | undefined): PageHead => {
    if (shown === undefined) return failureHead(t, failureStatus);
    // The page's one address, however it was written on the way here.
    if (isNamed(shown.id)) {
      const head = pageHead({ t, ...place }, shown.id, shown.path);
      return { ...head, jsonLd: siteJsonLd(shown.id, head, { ...place, data }) };
    }
    switch (data?.kind) {
      case 'profile':
        return profileHead({ t, ...place }, data);
      case 'content':
        return contentHead({ t, ...place }, { ...data, name: nameOf(data.content) });
      case 'news':
        return plainHead(t('common:pages.newsDetail'));
      default:
        throw new Error(`The page ${shown.id} is rendered from its data`);
    }
  };

  return {
    status,
    html: writeDocument({
      language,
      head: headFor(entry),
      ground: groundOf(data),
      css,
      styles,
      inlineScripts,
      scripts: scriptsFor(assets, [
        ...sources,
        ...(['common', ...namespaces] as const).map((namespace) => wordsSource(language, namespace)),
      ]),
      body,
      boot: {
        language,
        status,
        maintenance,
        settings,
        linkSwitch: needs.linkSwitch ? linkSwitchScript : null,
        queries: dehydrate(queryClient),
      },
    }),
    scriptHashes: [...inlineScripts, START_SCRIPT].map(cspHash),
    styleHashes: [...new Set([EMPTY_STYLE_HASH, cspHash(css), ...styles.map((block) => cspHash(block.css))])],
    frameOrigins: entry?.showsPlayers === true ? [...PLAYER_ORIGINS] : [],
    allowsLinkSwitch: needs.linkSwitch,
  };
}
