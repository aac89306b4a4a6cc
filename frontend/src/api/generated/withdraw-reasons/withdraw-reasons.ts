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
  WithdrawReasonList
} from '../model/withdrawReasonList.ts';

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

export const getListWithdrawReasonsUrl = () => {




  return `/api/withdraw-reasons`
}

/**
 * Lists the reasons to choose from when deleting an account, in the language of the request.
 * @summary List withdrawal reasons
 */
export const listWithdrawReasons = async ( options?: Parameters<typeof callApi>[1]): Promise<WithdrawReasonList> => {

  return callApi<WithdrawReasonList>(getListWithdrawReasonsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWithdrawReasonsQueryKey = () => {
    return [
    `/api/withdraw-reasons`
    ] as const;
    }


export const getListWithdrawReasonsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawReasons>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawReasons>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawReasonsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawReasons>>> = ({ signal }) => listWithdrawReasons({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawReasons>>>
export type ListWithdrawReasonsQueryError = ErrorType<Failure>


export function useListWithdrawReasons<TData = Awaited<ReturnType<typeof listWithdrawReasons>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawReasons>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawReasons<TData = Awaited<ReturnType<typeof listWithdrawReasons>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawReasons>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawReasons<TData = Awaited<ReturnType<typeof listWithdrawReasons>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawReasons>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawal reasons
 */

export function useListWithdrawReasons<TData = Awaited<ReturnType<typeof listWithdrawReasons>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawReasons>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawReasonsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






