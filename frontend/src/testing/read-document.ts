import { LIMITS } from '@hitohira/backend/rules';
import { listContentItems, listContents, listItems, listLinks } from '../api/generated/requests';
import { getAccount } from '../api/generated/accounts/accounts';
import { getContent } from '../api/generated/contents/contents';
import { type PageData } from '../api/generated/model/pageData';
import { type PageRequest } from '../api/generated/model/pageRequest';
import { type PageStatus } from '../api/generated/model/pageStatus';
import { type SiteDocument } from '../api/generated/model/siteDocument';
import { listLinkages } from '../api/generated/oauth/oauth';
import { listThemes } from '../api/generated/themes/themes';
import { statusOf } from '../api/api-error';
import { httpClient } from '../api/http-client';
import { contentsInBrief, itemsInBrief, linkagesInBrief, linksInBrief } from './page-contents';

/** Display IDs are case-insensitive. */
const idOf = (page: { displayId: string }) => page.displayId.toLowerCase();

async function readProfile(displayId: string): Promise<PageData> {
  const [account, linkages, contents, links, items] = await Promise.all([
    getAccount(displayId),
    listLinkages(displayId),
    listContents(displayId, { offset: 0, limit: LIMITS.contents.first }),
    listLinks(displayId, { offset: 0, limit: LIMITS.links.page }),
    listItems(displayId, { offset: 0, limit: LIMITS.items.first }),
  ]);
  return {
    kind: 'profile',
    account,
    linkages: linkagesInBrief(linkages),
    contents: contentsInBrief(contents),
    links: linksInBrief(links),
    items: itemsInBrief(items),
    searchable: true,
    shareCard: null,
  };
}

async function readContent(displayId: string, contentId: number): Promise<PageData> {
  const [account, content, items, contents] = await Promise.all([
    getAccount(displayId),
    getContent(contentId, displayId),
    listContentItems(contentId, { offset: 0, limit: LIMITS.items.first }).catch(() => null),
    listContents(displayId, { offset: 0, limit: LIMITS.contents.first }).catch(() => null),
  ]);
  return {
    kind: 'content',
    account,
    content,
    items: items && itemsInBrief(items),
    contents: contents && contentsInBrief(contents),
    searchable: true,
    shareCard: null,
  };
}

async function readData(page: PageRequest): Promise<PageData | null> {
  switch (page.kind) {
    case 'profile':
      return readProfile(idOf(page));
    case 'content':
      return readContent(idOf(page), page.contentId);
    case 'document':
      return { kind: 'document', document: await httpClient<SiteDocument>(`/api/documents/${page.name}`) };
    case 'landing':
      return { kind: 'landing', themes: await listThemes(), example: null };
    default:
      return null;
  }
}

/** Reads the data of a document from the mock API. */
export async function readDocument(
  page: PageRequest | null,
): Promise<{ status: PageStatus; data: PageData | null }> {
  try {
    return { status: 200, data: page === null ? null : await readData(page) };
  } catch (error) {
    const status = statusOf(error);
    return { status: status === 404 || status === 400 ? 404 : 500, data: null };
  }
}
