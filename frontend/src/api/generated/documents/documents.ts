/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Failure
} from '../model/failure.ts';

import type {
  SiteDocument
} from '../model/siteDocument.ts';

import { httpClient } from '../../http-client.ts';
import type { ErrorType } from '../../http-client.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetSiteDocumentUrl = (name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq',) => {




  return `/api/documents/${name}`
}

/**
 * The version in force, in the language of the request.
 * @summary Read a document of the site
 */
export const getSiteDocument = async (name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options?: Parameters<typeof httpClient>[1]): Promise<SiteDocument> => {

  return httpClient<SiteDocument>(getGetSiteDocumentUrl(name),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSiteDocumentQueryKey = (name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq',) => {
    return [
    `/api/documents/${name}`
    ] as const;
    }


export const getGetSiteDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getSiteDocument>>, TError = ErrorType<Failure>>(name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteDocument>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteDocumentQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteDocument>>> = ({ signal }) => getSiteDocument(name, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSiteDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSiteDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteDocument>>>
export type GetSiteDocumentQueryError = ErrorType<Failure>


export function useGetSiteDocument<TData = Awaited<ReturnType<typeof getSiteDocument>>, TError = ErrorType<Failure>>(
 name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteDocument>>,
          TError,
          Awaited<ReturnType<typeof getSiteDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteDocument<TData = Awaited<ReturnType<typeof getSiteDocument>>, TError = ErrorType<Failure>>(
 name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteDocument>>,
          TError,
          Awaited<ReturnType<typeof getSiteDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteDocument<TData = Awaited<ReturnType<typeof getSiteDocument>>, TError = ErrorType<Failure>>(
 name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteDocument>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a document of the site
 */

export function useGetSiteDocument<TData = Awaited<ReturnType<typeof getSiteDocument>>, TError = ErrorType<Failure>>(
 name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteDocument>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteDocumentQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






