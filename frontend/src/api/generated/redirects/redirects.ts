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
  LookUpRedirectParams
} from '../model/lookUpRedirectParams.ts';

import type {
  RedirectTarget
} from '../model/redirectTarget.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';

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
export const lookUpRedirect = async (params: LookUpRedirectParams, options?: Parameters<typeof callApi>[1]): Promise<RedirectTarget> => {

  return callApi<RedirectTarget>(getLookUpRedirectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getLookUpRedirectQueryKey = (params?: LookUpRedirectParams,) => {
    return [
    `/api/redirects`, ...(params ? [params] : [])
    ] as const;
    }


export const getLookUpRedirectQueryOptions = <TData = Awaited<ReturnType<typeof lookUpRedirect>>, TError = ErrorType<Failure>>(params: LookUpRedirectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpRedirect>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpRedirectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpRedirect>>> = ({ signal }) => lookUpRedirect(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookUpRedirect>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookUpRedirectQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpRedirect>>>
export type LookUpRedirectQueryError = ErrorType<Failure>


export function useLookUpRedirect<TData = Awaited<ReturnType<typeof lookUpRedirect>>, TError = ErrorType<Failure>>(
 params: LookUpRedirectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpRedirect>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpRedirect>>,
          TError,
          Awaited<ReturnType<typeof lookUpRedirect>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpRedirect<TData = Awaited<ReturnType<typeof lookUpRedirect>>, TError = ErrorType<Failure>>(
 params: LookUpRedirectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpRedirect>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpRedirect>>,
          TError,
          Awaited<ReturnType<typeof lookUpRedirect>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpRedirect<TData = Awaited<ReturnType<typeof lookUpRedirect>>, TError = ErrorType<Failure>>(
 params: LookUpRedirectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpRedirect>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a redirect
 */

export function useLookUpRedirect<TData = Awaited<ReturnType<typeof lookUpRedirect>>, TError = ErrorType<Failure>>(
 params: LookUpRedirectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpRedirect>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpRedirectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






