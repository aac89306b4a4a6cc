/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Failure
} from '../model/failure.ts';

import type {
  NoticeList
} from '../model/noticeList.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';
import { deleteIfPresent } from '../../mutators.ts';

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

export const getListNoticesUrl = () => {




  return `/api/notices`
}

/**
 * Lists the notices shown in the studio that you have not dismissed: what an operator did and why, and linked accounts that must be linked again.
 * @summary List your notices
 */
export const listNotices = async ( options?: Parameters<typeof callApi>[1]): Promise<NoticeList> => {

  return callApi<NoticeList>(getListNoticesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNoticesQueryKey = () => {
    return [
    `/api/notices`
    ] as const;
    }


export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesQueryError = ErrorType<Failure>


export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List your notices
 */

export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDismissNoticeUrl = (id: number,) => {




  return `/api/notices/${id}`
}

/**
 * Dismisses the notice for good. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Dismiss a notice
 */
export const dismissNotice = async (id: number, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getDismissNoticeUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDismissNoticeMutationKey = () => ['dismissNotice'] as const;

export const getDismissNoticeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissNotice>>, TError,DismissNoticeMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof dismissNotice>>, TError,DismissNoticeMutationVariables, TContext> => {

const mutationKey = getDismissNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissNotice>>, DismissNoticeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  dismissNotice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof dismissNotice>>>

    export type DismissNoticeMutationError = ErrorType<Failure>
    export type DismissNoticeMutationVariables = {id: number}

    /**
 * @summary Dismiss a notice
 */
export const useDismissNotice = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissNotice>>, TError,DismissNoticeMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissNotice>>,
        TError,
        DismissNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getDismissNoticeMutationOptions(options), queryClient);
    }
