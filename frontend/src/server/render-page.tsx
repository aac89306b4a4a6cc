import { type Language, splitLanguage } from '@hitohira/backend/rules';
import { type PageData } from '../api/generated/model/pageData';
import { type RenderedPage } from '../api/generated/model/renderedPage';
import { type RenderInput } from '../api/generated/model/renderInput';
import { pageSources } from '../app/routes/page-parts';
import { hasFixedTitle } from '../app/routes/page-title';
import { type RouteEntry } from '../app/routes/route-entry';
import { shownEntry } from '../app/routes/shown-entry';
import { DOCUMENTS } from '../documents/pages';
import { nameOfContent } from '../features/contents/content-name';
import { PLAYER_ORIGINS } from '../features/contents/video-player';
import { type Catalog } from '../i18n/catalog';
import { createCatalog } from '../i18n/load-namespaces';
import { type Namespace, wordsSource } from '../i18n/namespaces';
import { COLOR_SCHEME_SCRIPT } from '../theme/color-scheme-script';
import { CLOAK_SCRIPT } from '../theme/page-cloak';
import { buildOf, type ClientAssets, type Front, scriptsFor, styleSheetOf } from './client-assets';
import { contentHead } from './content-head';
import { cspHash, EMPTY_STYLE_HASH } from './csp-hash';
import { writeDocument } from './document';
import { failureHead, type PageHead, pageHead, plainHead, profileHead } from './head';
import { pageFont } from './page-font';
import { canvasCss, groundOf } from './page-ground';
import { renderApplication } from './render-application';
import { documentKind, renderDocument } from './render-document';
import { siteJsonLd } from './site-json-ld';
import { START_SCRIPT } from './start-script';

/** The catalogs by language and page. Shared between requests, since filling one takes a large part of the rendering time. */
const catalogs = new Map<string, Promise<Catalog>>();

function catalogOf(page: RouteEntry['id'] | 'failure', language: Language, namespaces: readonly Namespace[]) {
  const key = `${language} ${page}`;
  const cached = catalogs.get(key);
  if (cached !== undefined) return cached;
  const catalog = createCatalog(language, ['common', 'heads', 'titles', ...namespaces]);
  catalogs.set(key, catalog);
  catalog.catch(() => catalogs.delete(key));
  return catalog;
}

/** The chunks and namespaces of a page. */
function partsOf(entry: RouteEntry | undefined): {
  front: Front;
  sources: readonly string[];
  namespaces: readonly Namespace[];
} {
  if (entry !== undefined && entry.rendering !== 'document')
    return { front: 'application', ...pageSources(entry) };
  const { source, namespaces } = DOCUMENTS[documentKind(entry)];
  return { front: 'documents', sources: [source], namespaces };
}

/** The head of a page or of an error. */
function headOf(
  entry: RouteEntry | undefined,
  catalog: Catalog,
  { language, status, path, settings: { publicUrl } }: RenderInput,
  data: PageData | null,
): PageHead {
  const t = catalog.in(['common', 'heads', 'titles']);
  const place = { language, named: splitLanguage(new URL(path, publicUrl).pathname).language, publicUrl };
  if (entry === undefined) return failureHead(t, status === 200 ? 404 : status);
  // The path of the entry is the normalised one.
  if (hasFixedTitle(entry.id)) {
    const head = pageHead({ t, ...place }, entry.id, entry.path);
    return { ...head, jsonLd: siteJsonLd(entry.id, head, { ...place, data }) };
  }
  switch (data?.kind) {
    case 'profile':
      return profileHead({ t, ...place }, data);
    case 'content': {
      const name = nameOfContent(catalog.in('profile'), language, data.content);
      return contentHead({ t, ...place }, { ...data, name });
    }
    case 'news':
      return plainHead(t('titles:newsDetail'));
    default:
      throw new Error(`The page ${entry.id} is rendered from its data`);
  }
}

/**
 * Renders a page for visitors.
 *
 * @throws the error of its data
 */
export async function renderPage(
  assets: ClientAssets,
  input: RenderInput,
  reading: PageData | Promise<PageData> | null,
): Promise<RenderedPage> {
  const { language, settings } = input;
  const entry = shownEntry(new URL(input.path, settings.publicUrl).pathname, input);
  const status = entry === undefined && input.status === 200 ? 404 : input.status;
  const { front, sources, namespaces } = partsOf(entry);
  const catalog = await catalogOf(entry?.id ?? 'failure', language, namespaces);

  const build = buildOf(assets);
  const rendered =
    entry === undefined || entry.rendering === 'document'
      ? { styles: [], ...(await renderDocument(entry, status, catalog, build, input, reading)) }
      : await renderApplication(entry, catalog, build, input, reading);
  const data = await reading;
  const { body, boot, styles, needsLinkSwitch } = rendered;
  const font = status === 200 ? pageFont(data, catalog, language) : null;
  const styleSheet = styleSheetOf(assets, front);
  const excerpt = styleSheet?.excerptFor(
    body,
    styles.map((block) => block.css),
  );
  const ground = groundOf(data);
  const css = [excerpt ?? '', font?.css ?? '', canvasCss(ground)].join('');
  const inlineScripts = [COLOR_SCHEME_SCRIPT, ...(entry?.forVisitors ? [CLOAK_SCRIPT] : [])];
  return {
    status,
    html: writeDocument({
      language,
      head: headOf(entry, catalog, input, data),
      ground,
      css,
      styleSheet: styleSheet?.href ?? null,
      styles,
      font,
      inlineScripts,
      scripts: scriptsFor(assets, front, [
        ...sources,
        ...namespaces.map((namespace) => wordsSource(language, namespace)),
      ]),
      body,
      boot,
    }),
    scriptHashes: [...inlineScripts, START_SCRIPT].map(cspHash),
    styleHashes: [...new Set([EMPTY_STYLE_HASH, ...[css, ...styles.map((block) => block.css)].map(cspHash)])],
    frameOrigins: entry?.rendering === 'document' && entry.showsPlayers === true ? [...PLAYER_ORIGINS] : [],
    allowsLinkSwitch: needsLinkSwitch,
  };
}
