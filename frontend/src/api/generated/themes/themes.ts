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
  ThemeList
} from '../model/themeList.ts';

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

export const getListThemesUrl = () => {




  return `/api/themes`
}

/**
 * Lists the themes with their names, in the language of the request, and their design tokens.
 * @summary List themes
 */
export const listThemes = async ( options?: Parameters<typeof callApi>[1]): Promise<ThemeList> => {

  return callApi<ThemeList>(getListThemesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListThemesQueryKey = () => {
    return [
    `/api/themes`
    ] as const;
    }


export const getListThemesQueryOptions = <TData = Awaited<ReturnType<typeof listThemes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThemes>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListThemesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listThemes>>> = ({ signal }) => listThemes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listThemes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListThemesQueryResult = NonNullable<Awaited<ReturnType<typeof listThemes>>>
export type ListThemesQueryError = ErrorType<Failure>


export function useListThemes<TData = Awaited<ReturnType<typeof listThemes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThemes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThemes>>,
          TError,
          Awaited<ReturnType<typeof listThemes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThemes<TData = Awaited<ReturnType<typeof listThemes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThemes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThemes>>,
          TError,
          Awaited<ReturnType<typeof listThemes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThemes<TData = Awaited<ReturnType<typeof listThemes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThemes>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List themes
 */

export function useListThemes<TData = Awaited<ReturnType<typeof listThemes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThemes>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListThemesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






