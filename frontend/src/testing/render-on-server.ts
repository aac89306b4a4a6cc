import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type ContentPage } from '../api/generated/model/contentPage';
import { type PageData } from '../api/generated/model/pageData';
import { type ProfilePage } from '../api/generated/model/profilePage';
import { type RenderedPage } from '../api/generated/model/renderedPage';
import { type RenderInput } from '../api/generated/model/renderInput';
import { type ContentTileList } from '../features/contents/api/public-contents';
import { type ItemList } from '../features/items/api/public-items';
import { type LinkList } from '../features/links/api/public-links';
import { aPublicAccount } from './accounts';
import { aContent, contentsInBrief, itemsInBrief, linkagesInBrief, linksInBrief } from './page-contents';
import { aSiteSettings } from './site-settings';

type PageInput = RenderInput & { data: PageData | null };

/** A render input. */
export function aRenderInput(overrides: Partial<PageInput> = {}): PageInput {
  return {
    path: '/ja/profile/hanako.sato',
    language: 'ja',
    settings: aSiteSettings(),
    linkSwitchScript: 'https://aml.valuecommerce.com/vcdal.js',
    socialProviders: { results: [{ provider: 'line', displayName: 'LINE' }], total: 1 },
    status: 200,
    maintenance: null,
    data: aProfile(),
    ...overrides,
  };
}

const EMPTY = { results: [], total: 0, nextOffset: null };

/** The data of a creator's page, without entries by default. */
export function aProfile({
  linkages = { results: [], total: 0 },
  contents = EMPTY,
  links = EMPTY,
  items = EMPTY,
  ...overrides
}: Partial<Omit<ProfilePage, 'contents' | 'links' | 'items'>> & {
  contents?: ContentTileList;
  links?: LinkList;
  items?: ItemList;
} = {}): ProfilePage {
  return {
    kind: 'profile',
    account: aPublicAccount(),
    linkages: linkagesInBrief(linkages),
    contents: contentsInBrief(contents),
    links: linksInBrief(links),
    items: itemsInBrief(items),
    searchable: true,
    shareCard: null,
    ...overrides,
  };
}

/** The data of a content's page, without entries by default. */
export function aContentPage({
  contents = EMPTY,
  items = EMPTY,
  ...overrides
}: Partial<Omit<ContentPage, 'contents' | 'items'>> & {
  contents?: ContentTileList | null;
  items?: ItemList | null;
} = {}): ContentPage {
  return {
    kind: 'content',
    account: aPublicAccount(),
    content: aContent(),
    items: items && itemsInBrief(items),
    contents: contents && contentsInBrief(contents),
    searchable: true,
    shareCard: null,
    ...overrides,
  };
}

/** Renders pages in a separate process without a DOM. */
export function renderOnServer(inputs: readonly PageInput[]): RenderedPage[] {
  const program = path.resolve(import.meta.dirname, 'page-server.mjs');
  const output = execFileSync(process.execPath, [program], {
    input: JSON.stringify(inputs),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // `test` is neither React's development nor its production mode.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return JSON.parse(output) as RenderedPage[];
}
