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
  CreateLinkForm
} from '../model/createLinkForm.ts';

import type {
  Failure
} from '../model/failure.ts';

import type {
  Link
} from '../model/link.ts';

import type {
  LinkList
} from '../model/linkList.ts';

import type {
  LinkTypeList
} from '../model/linkTypeList.ts';

import type {
  ListLinksParams
} from '../model/listLinksParams.ts';

import type {
  OrderLinks
} from '../model/orderLinks.ts';

import type {
  UpdateLinkForm
} from '../model/updateLinkForm.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';
import { deleteIfPresent } from '../../mutators.ts';
import { bodyWithFiles } from '../../../../../openapi/src/form.ts';

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

export const getCreateLinkUrl = () => {




  return `/api/links`
}

/**
 * Adds a link at the top of the page. Each detail has a title or a text, a picture if the type requires one, and an optional URL. In a form, the first detail is `details[0][title]`, `details[0][text]`, `details[0][url]`, and `details[0][image]` (a file) or `details[0][imageFileName]`; the second is `details[1][title]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Add a link
 */
export const createLink = async (createLinkForm: CreateLinkForm, options?: Parameters<typeof callApi>[1]): Promise<Link> => {
    const formData = bodyWithFiles(createLinkForm)
  return callApi<Link>(getCreateLinkUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateLinkMutationKey = () => ['createLink'] as const;

export const getCreateLinkMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLink>>, TError,CreateLinkMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof createLink>>, TError,CreateLinkMutationVariables, TContext> => {

const mutationKey = getCreateLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLink>>, CreateLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLink(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createLink>>>
    export type CreateLinkMutationBody = CreateLinkForm
    export type CreateLinkMutationError = ErrorType<Failure>
    export type CreateLinkMutationVariables = {data: CreateLinkForm}

    /**
 * @summary Add a link
 */
export const useCreateLink = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLink>>, TError,CreateLinkMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLink>>,
        TError,
        CreateLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLinkMutationOptions(options), queryClient);
    }
    export const getListLinksUrl = (displayId: string,
    params?: ListLinksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/links/accounts/${displayId}?${stringifiedParams}` : `/api/links/accounts/${displayId}`
}

/**
 * Lists the links of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the links of an account
 */
export const listLinks = async (displayId: string,
    params?: ListLinksParams, options?: Parameters<typeof callApi>[1]): Promise<LinkList> => {

  return callApi<LinkList>(getListLinksUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLinksInfiniteQueryKey = (displayId: string,
    params?: ListLinksParams,) => {
    return [
    'infinite', `/api/links/accounts/${displayId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLinksInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLinks>>, ListLinksParams['offset']>, TError = ErrorType<Failure>>(displayId: string,
    params?: ListLinksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData, QueryKey, ListLinksParams['offset']>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinksInfiniteQueryKey(displayId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinks>>, QueryKey, ListLinksParams['offset']> = ({ signal, pageParam }) => listLinks(displayId,{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: displayId !== null && displayId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData, QueryKey, ListLinksParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLinksInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLinks>>>
export type ListLinksInfiniteQueryError = ErrorType<Failure>


export function useListLinksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLinks>>, ListLinksParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params: undefined |  ListLinksParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData, QueryKey, ListLinksParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinks>>,
          TError,
          Awaited<ReturnType<typeof listLinks>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLinks>>, ListLinksParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListLinksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData, QueryKey, ListLinksParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinks>>,
          TError,
          Awaited<ReturnType<typeof listLinks>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLinks>>, ListLinksParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListLinksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData, QueryKey, ListLinksParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the links of an account
 */

export function useListLinksInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLinks>>, ListLinksParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListLinksParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLinks>>, TError, TData, QueryKey, ListLinksParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinksInfiniteQueryOptions(displayId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderLinksUrl = () => {




  return `/api/links/orders`
}

/**
 * Sets the order of all links or of none. Links that are left out follow in their previous order; links added later come first. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Reorder your links
 */
export const orderLinks = async (orderLinksBody: OrderLinks, options?: Parameters<typeof callApi>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return callApi<void>(getOrderLinksUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderLinksBody)
  }
);}





export const getOrderLinksMutationKey = () => ['orderLinks'] as const;

export const getOrderLinksMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderLinks>>, TError,OrderLinksMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof orderLinks>>, TError,OrderLinksMutationVariables, TContext> => {

const mutationKey = getOrderLinksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderLinks>>, OrderLinksMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderLinks(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderLinksMutationResult = NonNullable<Awaited<ReturnType<typeof orderLinks>>>
    export type OrderLinksMutationBody = OrderLinks
    export type OrderLinksMutationError = ErrorType<Failure>
    export type OrderLinksMutationVariables = {data: OrderLinks}

    /**
 * @summary Reorder your links
 */
export const useOrderLinks = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderLinks>>, TError,OrderLinksMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderLinks>>,
        TError,
        OrderLinksMutationVariables,
        TContext
      > => {
      return useMutation(getOrderLinksMutationOptions(options), queryClient);
    }
    export const getListLinkTypesUrl = () => {




  return `/api/links/types`
}

/**
 * Lists the link types with their limits.
 * @summary List the link types
 */
export const listLinkTypes = async ( options?: Parameters<typeof callApi>[1]): Promise<LinkTypeList> => {

  return callApi<LinkTypeList>(getListLinkTypesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLinkTypesQueryKey = () => {
    return [
    `/api/links/types`
    ] as const;
    }


export const getListLinkTypesQueryOptions = <TData = Awaited<ReturnType<typeof listLinkTypes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTypes>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinkTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinkTypes>>> = ({ signal }) => listLinkTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLinkTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLinkTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listLinkTypes>>>
export type ListLinkTypesQueryError = ErrorType<Failure>


export function useListLinkTypes<TData = Awaited<ReturnType<typeof listLinkTypes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkTypes>>,
          TError,
          Awaited<ReturnType<typeof listLinkTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkTypes<TData = Awaited<ReturnType<typeof listLinkTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkTypes>>,
          TError,
          Awaited<ReturnType<typeof listLinkTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkTypes<TData = Awaited<ReturnType<typeof listLinkTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTypes>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the link types
 */

export function useListLinkTypes<TData = Awaited<ReturnType<typeof listLinkTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTypes>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinkTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateLinkUrl = (id: number,) => {




  return `/api/links/${id}`
}

/**
 * Updates who may see it and the given fields of its details, all of them or none; omitted fields and details stay as they are. The type cannot be changed, and what was published cannot become a draft. A new picture replaces the previous one. In a form, the first detail is `details[0][title]`, `details[0][text]`, `details[0][url]`, and `details[0][image]` (a file) or `details[0][imageFileName]`; the second is `details[1][title]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update a link
 */
export const updateLink = async (id: number,
    updateLinkForm: UpdateLinkForm, options?: Parameters<typeof callApi>[1]): Promise<Link> => {
    const formData = bodyWithFiles(updateLinkForm)
  return callApi<Link>(getUpdateLinkUrl(id),
  {
    ...options,
    method: 'PATCH'
    ,
    body: formData
  }
);}





export const getUpdateLinkMutationKey = () => ['updateLink'] as const;

export const getUpdateLinkMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLink>>, TError,UpdateLinkMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLink>>, TError,UpdateLinkMutationVariables, TContext> => {

const mutationKey = getUpdateLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLink>>, UpdateLinkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateLink(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLinkMutationResult = NonNullable<Awaited<ReturnType<typeof updateLink>>>
    export type UpdateLinkMutationBody = UpdateLinkForm
    export type UpdateLinkMutationError = ErrorType<Failure>
    export type UpdateLinkMutationVariables = {id: number;data: UpdateLinkForm}

    /**
 * @summary Update a link
 */
export const useUpdateLink = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLink>>, TError,UpdateLinkMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLink>>,
        TError,
        UpdateLinkMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLinkMutationOptions(options), queryClient);
    }
    export const getDeleteLinkUrl = (id: number,) => {




  return `/api/links/${id}`
}

/**
 * Deletes one of your links, with its pictures. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete a link
 */
export const deleteLink = async (id: number, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getDeleteLinkUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLinkMutationKey = () => ['deleteLink'] as const;

export const getDeleteLinkMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLink>>, TError,DeleteLinkMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLink>>, TError,DeleteLinkMutationVariables, TContext> => {

const mutationKey = getDeleteLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLink>>, DeleteLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteLink(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLinkMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLink>>>

    export type DeleteLinkMutationError = ErrorType<Failure>
    export type DeleteLinkMutationVariables = {id: number}

    /**
 * @summary Delete a link
 */
export const useDeleteLink = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLink>>, TError,DeleteLinkMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLink>>,
        TError,
        DeleteLinkMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLinkMutationOptions(options), queryClient);
    }
