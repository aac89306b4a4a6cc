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
  EmergencyList
} from '../model/emergencyList.ts';

import type {
  Failure
} from '../model/failure.ts';

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

export const getListEmergenciesUrl = () => {




  return `/api/emergencies`
}

/**
 * Lists the notices that every page currently shows. Pages request them on every navigation.
 * @summary List emergency notices
 */
export const listEmergencies = async ( options?: Parameters<typeof callApi>[1]): Promise<EmergencyList> => {

  return callApi<EmergencyList>(getListEmergenciesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEmergenciesQueryKey = () => {
    return [
    `/api/emergencies`
    ] as const;
    }


export const getListEmergenciesQueryOptions = <TData = Awaited<ReturnType<typeof listEmergencies>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmergencies>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmergenciesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmergencies>>> = ({ signal }) => listEmergencies({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmergencies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmergenciesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmergencies>>>
export type ListEmergenciesQueryError = ErrorType<Failure>


export function useListEmergencies<TData = Awaited<ReturnType<typeof listEmergencies>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmergencies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmergencies>>,
          TError,
          Awaited<ReturnType<typeof listEmergencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmergencies<TData = Awaited<ReturnType<typeof listEmergencies>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmergencies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmergencies>>,
          TError,
          Awaited<ReturnType<typeof listEmergencies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmergencies<TData = Awaited<ReturnType<typeof listEmergencies>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmergencies>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List emergency notices
 */

export function useListEmergencies<TData = Awaited<ReturnType<typeof listEmergencies>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmergencies>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmergenciesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






