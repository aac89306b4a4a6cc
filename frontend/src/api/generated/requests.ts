/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type {
  ContentList
} from './model/contentList.ts';

import type {
  EmergencyList
} from './model/emergencyList.ts';

import type {
  ExportInsightsParams
} from './model/exportInsightsParams.ts';

import type {
  GetEmbedParams
} from './model/getEmbedParams.ts';

import type {
  ItemList
} from './model/itemList.ts';

import type {
  LinkList
} from './model/linkList.ts';

import type {
  ListContentItemsParams
} from './model/listContentItemsParams.ts';

import type {
  ListContentsParams
} from './model/listContentsParams.ts';

import type {
  ListItemsParams
} from './model/listItemsParams.ts';

import type {
  ListLinksParams
} from './model/listLinksParams.ts';

import type {
  LogPageAccessParams
} from './model/logPageAccessParams.ts';

import type {
  LookUpRedirectParams
} from './model/lookUpRedirectParams.ts';

import type {
  OEmbed
} from './model/oEmbed.ts';

import type {
  OEmbedWithThumbnail
} from './model/oEmbedWithThumbnail.ts';

import type {
  OwnAccount
} from './model/ownAccount.ts';

import type {
  Press
} from './model/press.ts';

import type {
  PublicAccount
} from './model/publicAccount.ts';

import type {
  RedirectTarget
} from './model/redirectTarget.ts';

import { httpClient } from '../http-client.ts';
export const getGetOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * Returns the signed-in account, including its private fields.
 * @summary Get your account
 */
export const getOwnAccount = async ( options?: Parameters<typeof httpClient>[1]): Promise<OwnAccount> => {

  return httpClient<OwnAccount>(getGetOwnAccountUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadExportUrl = () => {




  return `/api/accounts/me/export/archive`
}

/**
 * Returns the ZIP file. Only its owner can download it.
 * @summary Download your archive
 */
export const downloadExport = async ( options?: Parameters<typeof httpClient>[1]): Promise<Blob> => {

  return httpClient<Blob>(getDownloadExportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetAccountUrl = (id: string,) => {




  return `/api/accounts/${id}`
}

/**
 * Returns the public fields of an account. A former display ID returns the account with its current one.
 * @summary Get a public profile
 */
export const getAccount = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<PublicAccount> => {

  return httpClient<PublicAccount>(getGetAccountUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListContentsUrl = (displayId: string,
    params?: ListContentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contents/accounts/${displayId}?${stringifiedParams}` : `/api/contents/accounts/${displayId}`
}

/**
 * Lists the contents of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the contents of an account
 */
export const listContents = async (displayId: string,
    params?: ListContentsParams, options?: Parameters<typeof httpClient>[1]): Promise<ContentList> => {

  return httpClient<ContentList>(getListContentsUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListEmergenciesUrl = () => {




  return `/api/emergencies`
}

/**
 * Lists the notices that every page currently shows. Pages request them on every navigation.
 * @summary List emergency notices
 */
export const listEmergencies = async ( options?: Parameters<typeof httpClient>[1]): Promise<EmergencyList> => {

  return httpClient<EmergencyList>(getListEmergenciesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportInsightsUrl = (params?: ExportInsightsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/insights.csv?${stringifiedParams}` : `/api/insights.csv`
}

/**
 * Returns the insights as a CSV file for spreadsheets (RFC 4180, UTF-8 with a byte order mark), with one row per day and entry. Cells that look like a formula start with an apostrophe. Days are in the time zone Asia/Tokyo and stored for 90 days. Entries that have since been deleted are not listed.
 * @summary Download insights
 */
export const exportInsights = async (params?: ExportInsightsParams, options?: Parameters<typeof httpClient>[1]): Promise<string> => {

  return httpClient<string>(getExportInsightsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListItemsUrl = (displayId: string,
    params?: ListItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items/accounts/${displayId}?${stringifiedParams}` : `/api/items/accounts/${displayId}`
}

/**
 * Lists the items of all contents of an account: those of the newest content first, and within a content in the order its owner gave them. Those that are hidden, drafts or outside their time, like their contents, are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the items of an account
 */
export const listItems = async (displayId: string,
    params?: ListItemsParams, options?: Parameters<typeof httpClient>[1]): Promise<ItemList> => {

  return httpClient<ItemList>(getListItemsUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListContentItemsUrl = (id: number,
    params?: ListContentItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items/contents/${id}?${stringifiedParams}` : `/api/items/contents/${id}`
}

/**
 * Lists the items of a content in the order its owner gave them, new ones last, even if its page hides items. Those that are hidden, drafts or outside their time are only listed for their owner, like the items of such a content.
 * @summary List the items of a content
 */
export const listContentItems = async (id: number,
    params?: ListContentItemsParams, options?: Parameters<typeof httpClient>[1]): Promise<ItemList> => {

  return httpClient<ItemList>(getListContentItemsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListLinksUrl = (displayId: string,
    params?: ListLinksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/links/accounts/${displayId}?${stringifiedParams}` : `/api/links/accounts/${displayId}`
}

/**
 * Lists the links of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the links of an account
 */
export const listLinks = async (displayId: string,
    params?: ListLinksParams, options?: Parameters<typeof httpClient>[1]): Promise<LinkList> => {

  return httpClient<LinkList>(getListLinksUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLogPageAccessUrl = (params?: LogPageAccessParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/log/page-access?${stringifiedParams}` : `/api/log/page-access`
}

/**
 * Writes the page, its language and the kind of referrer to the server’s log, and nothing about the visitor. Pages call it after every navigation. A view of a creator’s page also counts in its owner’s insights. Known bots, prefetches, the owner, and browsers that send `DNT` or `Sec-GPC` are not counted.
 * @summary Log a page view
 */
export const logPageAccess = async (params?: LogPageAccessParams, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getLogPageAccessUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLogPressUrl = () => {




  return `/api/log/presses`
}

/**
 * Counts a click on a link, content or item of a creator’s page in its owner’s insights. Targets that are not on the page are not counted; the response is the same. Known bots, prefetches, the owner, and browsers that send `DNT` or `Sec-GPC` are not counted. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log a click
 */
export const logPress = async (press: Press, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<void>(getLogPressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(press)
  }
);}



export const getGetEmbedUrl = (params: GetEmbedParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oembed?${stringifiedParams}` : `/api/oembed`
}

/**
 * Returns an oEmbed 1.0 response (https://oembed.com) of type `link` for a profile or content page, whose HTML links to it for discovery. Scripts of any site can read it. The thumbnail is omitted if none fits.
 * @summary Describe a page for embedding
 */
export const getEmbed = async (params: GetEmbedParams, options?: Parameters<typeof httpClient>[1]): Promise<OEmbed | OEmbedWithThumbnail> => {

  return httpClient<OEmbed | OEmbedWithThumbnail>(getGetEmbedUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLookUpRedirectUrl = (params: LookUpRedirectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/redirects?${stringifiedParams}` : `/api/redirects`
}

/**
 * Pages look up the path they show. A target on this site is opened in place, any other by a full page load. The server itself redirects document requests.
 * @summary Look up a redirect
 */
export const lookUpRedirect = async (params: LookUpRedirectParams, options?: Parameters<typeof httpClient>[1]): Promise<RedirectTarget> => {

  return httpClient<RedirectTarget>(getLookUpRedirectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
