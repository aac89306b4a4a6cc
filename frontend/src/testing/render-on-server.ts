import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type RenderedPage, type RenderInput } from '../entry-server';
import { type ContentData, type ProfileData } from '../documents/document-data';
import { aPublicAccount } from './accounts';
import { aLinkList } from './links';
import { aContent } from './page-contents';
import { someSiteSettings } from './site-settings';

/** What a page is rendered from, with everything a test does not care about filled in. */
export function aRenderInput(overrides: Partial<RenderInput> = {}): RenderInput {
  return {
    path: '/ja/profile/hanako.sato',
    language: 'ja',
    settings: someSiteSettings(),
    linkSwitchScript: 'https://aml.valuecommerce.com/vcdal.js',
    socialProviders: { results: [{ provider: 'line', displayName: 'LINE' }], total: 1 },
    status: 200,
    maintenance: null,
    data: aProfile(),
    ...overrides,
  };
}

/** What is read for a creator's page; nothing stands on it but what a test puts there. */
export function aProfile(overrides: Partial<Omit<ProfileData, 'kind'>> = {}): ProfileData {
  return {
    kind: 'profile',
    account: aPublicAccount(),
    linkages: { results: [], total: 0 },
    contents: { results: [], total: 0, nextOffset: null },
    links: aLinkList([]),
    items: { results: [], total: 0, nextOffset: null },
    ...overrides,
  };
}

/** What is read for the page of a content; nothing stands below it but what a test puts there. */
export function aContentPage(overrides: Partial<Omit<ContentData, 'kind'>> = {}): ContentData {
  return {
    kind: 'content',
    account: aPublicAccount(),
    content: aContent(),
    items: { results: [], total: 0, nextOffset: null },
    contents: { results: [], total: 0, nextOffset: null },
    ...overrides,
  };
}

/** Renders pages in a process of their own, where there is no document: as the server does. */
export function renderOnServer(inputs: readonly RenderInput[]): RenderedPage[] {
  const program = path.resolve(import.meta.dirname, 'page-server.mjs');
  const output = execFileSync(process.execPath, [program], {
    // Longer than an argument may be.
    input: JSON.stringify(inputs),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Jest's own mode would make neither a development nor a production build of React.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return JSON.parse(output) as RenderedPage[];
}
