/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Failure
} from '../model/failure.ts';

import type {
  ListNewsParams
} from '../model/listNewsParams.ts';

import type {
  News
} from '../model/news.ts';

import type {
  NewsList
} from '../model/newsList.ts';

import type {
  UnreadCount
} from '../model/unreadCount.ts';

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

export const getListNewsUrl = (params?: ListNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/news?${stringifiedParams}` : `/api/news`
}

/**
 * Lists published news in pages, newest first.
 * @summary List news
 */
export const listNews = async (params?: ListNewsParams, options?: Parameters<typeof callApi>[1]): Promise<NewsList> => {

  return callApi<NewsList>(getListNewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNewsInfiniteQueryKey = (params?: ListNewsParams,) => {
    return [
    'infinite', `/api/news`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNewsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['offset']>, TError = ErrorType<Failure>>(params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['offset']>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>, QueryKey, ListNewsParams['offset']> = ({ signal, pageParam }) => listNews({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsInfiniteQueryError = ErrorType<Failure>


export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['offset']>, TError = ErrorType<Failure>>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['offset']>, TError = ErrorType<Failure>>(
 params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['offset']>, TError = ErrorType<Failure>>(
 params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List news
 */

export function useListNewsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNews>>, ListNewsParams['offset']>, TError = ErrorType<Failure>>(
 params?: ListNewsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData, QueryKey, ListNewsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCountUnreadNewsUrl = () => {




  return `/api/news/unreads`
}

/**
 * Returns the number for the badge in the navigation. Never cached.
 * @summary Count unread news
 */
export const countUnreadNews = async ( options?: Parameters<typeof callApi>[1]): Promise<UnreadCount> => {

  return callApi<UnreadCount>(getCountUnreadNewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountUnreadNewsQueryKey = () => {
    return [
    `/api/news/unreads`
    ] as const;
    }


export const getCountUnreadNewsQueryOptions = <TData = Awaited<ReturnType<typeof countUnreadNews>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNews>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountUnreadNewsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countUnreadNews>>> = ({ signal }) => countUnreadNews({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countUnreadNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountUnreadNewsQueryResult = NonNullable<Awaited<ReturnType<typeof countUnreadNews>>>
export type CountUnreadNewsQueryError = ErrorType<Failure>


export function useCountUnreadNews<TData = Awaited<ReturnType<typeof countUnreadNews>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadNews>>,
          TError,
          Awaited<ReturnType<typeof countUnreadNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadNews<TData = Awaited<ReturnType<typeof countUnreadNews>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadNews>>,
          TError,
          Awaited<ReturnType<typeof countUnreadNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadNews<TData = Awaited<ReturnType<typeof countUnreadNews>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNews>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count unread news
 */

export function useCountUnreadNews<TData = Awaited<ReturnType<typeof countUnreadNews>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNews>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountUnreadNewsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNewsUrl = (id: string,) => {




  return `/api/news/${id}`
}

/**
 * Returns an article with its text. This does not mark it as read.
 * @summary Get a news article
 */
export const getNews = async (id: string, options?: Parameters<typeof callApi>[1]): Promise<News> => {

  return callApi<News>(getGetNewsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetNewsQueryKey = (id: string,) => {
    return [
    `/api/news/${id}`
    ] as const;
    }


export const getGetNewsQueryOptions = <TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<Failure>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNews>>> = ({ signal }) => getNews(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewsQueryResult = NonNullable<Awaited<ReturnType<typeof getNews>>>
export type GetNewsQueryError = ErrorType<Failure>


export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<Failure>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNews>>,
          TError,
          Awaited<ReturnType<typeof getNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNews>>,
          TError,
          Awaited<ReturnType<typeof getNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a news article
 */

export function useGetNews<TData = Awaited<ReturnType<typeof getNews>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNews>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMarkNewsReadUrl = (id: string,) => {




  return `/api/news/${id}/history`
}

/**
 * Marks the article as read by the account. Repeating the request changes nothing. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Mark a news article as read
 */
export const markNewsRead = async (id: string, options?: Parameters<typeof callApi>[1]): Promise<void> => {

  return callApi<void>(getMarkNewsReadUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getMarkNewsReadMutationKey = () => ['markNewsRead'] as const;

export const getMarkNewsReadMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNewsRead>>, TError,MarkNewsReadMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof markNewsRead>>, TError,MarkNewsReadMutationVariables, TContext> => {

const mutationKey = getMarkNewsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNewsRead>>, MarkNewsReadMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  markNewsRead(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkNewsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNewsRead>>>

    export type MarkNewsReadMutationError = ErrorType<Failure>
    export type MarkNewsReadMutationVariables = {id: string}

    /**
 * @summary Mark a news article as read
 */
export const useMarkNewsRead = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNewsRead>>, TError,MarkNewsReadMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNewsRead>>,
        TError,
        MarkNewsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNewsReadMutationOptions(options), queryClient);
    }
