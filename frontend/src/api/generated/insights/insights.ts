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
  Insights
} from '../model/insights.ts';

import type {
  ReadInsightsParams
} from '../model/readInsightsParams.ts';

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

export const getReadInsightsUrl = (params?: ReadInsightsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/insights?${stringifiedParams}` : `/api/insights`
}

/**
 * Returns the views, visitors and clicks of your profile and contents by day, and by link, content, item, referrer, device and language. Known bots, your own visits, and visitors who ask not to be tracked are not counted. Days are in the time zone Asia/Tokyo and stored for 90 days. Entries that have since been deleted are not listed.
 * @summary Get insights
 */
export const readInsights = async (params?: ReadInsightsParams, options?: Parameters<typeof callApi>[1]): Promise<Insights> => {

  return callApi<Insights>(getReadInsightsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadInsightsQueryKey = (params?: ReadInsightsParams,) => {
    return [
    `/api/insights`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadInsightsQueryOptions = <TData = Awaited<ReturnType<typeof readInsights>>, TError = ErrorType<Failure>>(params?: ReadInsightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInsights>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadInsightsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readInsights>>> = ({ signal }) => readInsights(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readInsights>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadInsightsQueryResult = NonNullable<Awaited<ReturnType<typeof readInsights>>>
export type ReadInsightsQueryError = ErrorType<Failure>


export function useReadInsights<TData = Awaited<ReturnType<typeof readInsights>>, TError = ErrorType<Failure>>(
 params: undefined |  ReadInsightsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInsights>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readInsights>>,
          TError,
          Awaited<ReturnType<typeof readInsights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadInsights<TData = Awaited<ReturnType<typeof readInsights>>, TError = ErrorType<Failure>>(
 params?: ReadInsightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInsights>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readInsights>>,
          TError,
          Awaited<ReturnType<typeof readInsights>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadInsights<TData = Awaited<ReturnType<typeof readInsights>>, TError = ErrorType<Failure>>(
 params?: ReadInsightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInsights>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get insights
 */

export function useReadInsights<TData = Awaited<ReturnType<typeof readInsights>>, TError = ErrorType<Failure>>(
 params?: ReadInsightsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readInsights>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadInsightsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






