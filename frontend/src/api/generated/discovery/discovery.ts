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
  GetEmbedParams
} from '../model/getEmbedParams.ts';

import type {
  OEmbed
} from '../model/oEmbed.ts';

import type {
  OEmbedWithThumbnail
} from '../model/oEmbedWithThumbnail.ts';

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
 * oEmbed 1.0 (https://oembed.com) of the type `link`, for the pages of creators and contents; their heads name this address. Any site may read it. A thumbnail is left out where there is none that fits.
 * @summary Describe a page for embedding
 */
export const getEmbed = async (params: GetEmbedParams, options?: Parameters<typeof httpClient>[1]): Promise<OEmbed | OEmbedWithThumbnail> => {

  return httpClient<OEmbed | OEmbedWithThumbnail>(getGetEmbedUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEmbedQueryKey = (params?: GetEmbedParams,) => {
    return [
    `/api/oembed`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEmbedQueryOptions = <TData = Awaited<ReturnType<typeof getEmbed>>, TError = ErrorType<Failure>>(params: GetEmbedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmbed>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmbedQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmbed>>> = ({ signal }) => getEmbed(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmbed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmbedQueryResult = NonNullable<Awaited<ReturnType<typeof getEmbed>>>
export type GetEmbedQueryError = ErrorType<Failure>


export function useGetEmbed<TData = Awaited<ReturnType<typeof getEmbed>>, TError = ErrorType<Failure>>(
 params: GetEmbedParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmbed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmbed>>,
          TError,
          Awaited<ReturnType<typeof getEmbed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmbed<TData = Awaited<ReturnType<typeof getEmbed>>, TError = ErrorType<Failure>>(
 params: GetEmbedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmbed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmbed>>,
          TError,
          Awaited<ReturnType<typeof getEmbed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmbed<TData = Awaited<ReturnType<typeof getEmbed>>, TError = ErrorType<Failure>>(
 params: GetEmbedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmbed>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Describe a page for embedding
 */

export function useGetEmbed<TData = Awaited<ReturnType<typeof getEmbed>>, TError = ErrorType<Failure>>(
 params: GetEmbedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmbed>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmbedQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






