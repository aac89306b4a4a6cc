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
  LogPageAccessParams
} from '../model/logPageAccessParams.ts';

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
 * Writes one line to the log of the server, with the page, its language and where the visitor came from, and nothing about the visitor. Pages call it when they are there, whether they were loaded or followed in place.
 * @summary Tell that a page was opened
 */
export const logPageAccess = async (params?: LogPageAccessParams, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getLogPageAccessUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getLogPageAccessQueryKey = (params?: LogPageAccessParams,) => {
    return [
    `/api/log/page-access`, ...(params ? [params] : [])
    ] as const;
    }


export const getLogPageAccessQueryOptions = <TData = Awaited<ReturnType<typeof logPageAccess>>, TError = ErrorType<Failure>>(params?: LogPageAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logPageAccess>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLogPageAccessQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof logPageAccess>>> = ({ signal }) => logPageAccess(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof logPageAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LogPageAccessQueryResult = NonNullable<Awaited<ReturnType<typeof logPageAccess>>>
export type LogPageAccessQueryError = ErrorType<Failure>


export function useLogPageAccess<TData = Awaited<ReturnType<typeof logPageAccess>>, TError = ErrorType<Failure>>(
 params: undefined |  LogPageAccessParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof logPageAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof logPageAccess>>,
          TError,
          Awaited<ReturnType<typeof logPageAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogPageAccess<TData = Awaited<ReturnType<typeof logPageAccess>>, TError = ErrorType<Failure>>(
 params?: LogPageAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logPageAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof logPageAccess>>,
          TError,
          Awaited<ReturnType<typeof logPageAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogPageAccess<TData = Awaited<ReturnType<typeof logPageAccess>>, TError = ErrorType<Failure>>(
 params?: LogPageAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logPageAccess>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell that a page was opened
 */

export function useLogPageAccess<TData = Awaited<ReturnType<typeof logPageAccess>>, TError = ErrorType<Failure>>(
 params?: LogPageAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logPageAccess>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLogPageAccessQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






