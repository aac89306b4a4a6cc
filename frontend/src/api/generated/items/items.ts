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
  AddItemsForm
} from '../model/addItemsForm.ts';

import type {
  AddedItems
} from '../model/addedItems.ts';

import type {
  Failure
} from '../model/failure.ts';

import type {
  Item
} from '../model/item.ts';

import type {
  ItemList
} from '../model/itemList.ts';

import type {
  ItemLookUp
} from '../model/itemLookUp.ts';

import type {
  ListContentItemsParams
} from '../model/listContentItemsParams.ts';

import type {
  ListItemsParams
} from '../model/listItemsParams.ts';

import type {
  LookUpItemsParams
} from '../model/lookUpItemsParams.ts';

import type {
  OrderItems
} from '../model/orderItems.ts';

import type {
  UpdateItemForm
} from '../model/updateItemForm.ts';

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

export const getLookUpItemsUrl = (params: LookUpItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["itemIds"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items?${stringifiedParams}` : `/api/items`
}

/**
 * Returns items of any accounts in the order of the given IDs, for example a list of favorites. Items that do not exist, are not visible now, or whose account is not active, are left out; `goneIds` lists the deleted ones, so that a client can drop exactly those. Items are included even if their page hides items.
 * @summary Get items by ID
 */
export const lookUpItems = async (params: LookUpItemsParams, options?: Parameters<typeof callApi>[1]): Promise<ItemLookUp> => {

  return callApi<ItemLookUp>(getLookUpItemsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getLookUpItemsQueryKey = (params?: LookUpItemsParams,) => {
    return [
    `/api/items`, ...(params ? [params] : [])
    ] as const;
    }


export const getLookUpItemsQueryOptions = <TData = Awaited<ReturnType<typeof lookUpItems>>, TError = ErrorType<Failure>>(params: LookUpItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpItems>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpItems>>> = ({ signal }) => lookUpItems(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookUpItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookUpItemsQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpItems>>>
export type LookUpItemsQueryError = ErrorType<Failure>


export function useLookUpItems<TData = Awaited<ReturnType<typeof lookUpItems>>, TError = ErrorType<Failure>>(
 params: LookUpItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpItems>>,
          TError,
          Awaited<ReturnType<typeof lookUpItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpItems<TData = Awaited<ReturnType<typeof lookUpItems>>, TError = ErrorType<Failure>>(
 params: LookUpItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpItems>>,
          TError,
          Awaited<ReturnType<typeof lookUpItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpItems<TData = Awaited<ReturnType<typeof lookUpItems>>, TError = ErrorType<Failure>>(
 params: LookUpItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpItems>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get items by ID
 */

export function useLookUpItems<TData = Awaited<ReturnType<typeof lookUpItems>>, TError = ErrorType<Failure>>(
 params: LookUpItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpItems>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListItemsUrl = (displayId: string,
    params?: ListItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items/accounts/${displayId}?${stringifiedParams}` : `/api/items/accounts/${displayId}`
}

/**
 * Lists the items of all contents of an account: those of the newest content first, and within a content in the order its owner gave them. Those that are hidden, drafts or outside their time, like their contents, are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the items of an account
 */
export const listItems = async (displayId: string,
    params?: ListItemsParams, options?: Parameters<typeof callApi>[1]): Promise<ItemList> => {

  return callApi<ItemList>(getListItemsUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListItemsInfiniteQueryKey = (displayId: string,
    params?: ListItemsParams,) => {
    return [
    'infinite', `/api/items/accounts/${displayId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListItemsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listItems>>, ListItemsParams['offset']>, TError = ErrorType<Failure>>(displayId: string,
    params?: ListItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listItems>>, TError, TData, QueryKey, ListItemsParams['offset']>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListItemsInfiniteQueryKey(displayId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listItems>>, QueryKey, ListItemsParams['offset']> = ({ signal, pageParam }) => listItems(displayId,{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: displayId !== null && displayId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listItems>>, TError, TData, QueryKey, ListItemsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListItemsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listItems>>>
export type ListItemsInfiniteQueryError = ErrorType<Failure>


export function useListItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listItems>>, ListItemsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params: undefined |  ListItemsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listItems>>, TError, TData, QueryKey, ListItemsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listItems>>,
          TError,
          Awaited<ReturnType<typeof listItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listItems>>, ListItemsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listItems>>, TError, TData, QueryKey, ListItemsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listItems>>,
          TError,
          Awaited<ReturnType<typeof listItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listItems>>, ListItemsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listItems>>, TError, TData, QueryKey, ListItemsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the items of an account
 */

export function useListItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listItems>>, ListItemsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listItems>>, TError, TData, QueryKey, ListItemsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListItemsInfiniteQueryOptions(displayId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListContentItemsUrl = (id: number,
    params?: ListContentItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items/contents/${id}?${stringifiedParams}` : `/api/items/contents/${id}`
}

/**
 * Lists the items of a content in the order its owner gave them, new ones last, even if its page hides items. Those that are hidden, drafts or outside their time are only listed for their owner, like the items of such a content.
 * @summary List the items of a content
 */
export const listContentItems = async (id: number,
    params?: ListContentItemsParams, options?: Parameters<typeof callApi>[1]): Promise<ItemList> => {

  return callApi<ItemList>(getListContentItemsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContentItemsInfiniteQueryKey = (id: number,
    params?: ListContentItemsParams,) => {
    return [
    'infinite', `/api/items/contents/${id}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContentItemsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listContentItems>>, ListContentItemsParams['offset']>, TError = ErrorType<Failure>>(id: number,
    params?: ListContentItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContentItems>>, TError, TData, QueryKey, ListContentItemsParams['offset']>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentItemsInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContentItems>>, QueryKey, ListContentItemsParams['offset']> = ({ signal, pageParam }) => listContentItems(id,{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContentItems>>, TError, TData, QueryKey, ListContentItemsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContentItemsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listContentItems>>>
export type ListContentItemsInfiniteQueryError = ErrorType<Failure>


export function useListContentItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContentItems>>, ListContentItemsParams['offset']>, TError = ErrorType<Failure>>(
 id: number,
    params: undefined |  ListContentItemsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContentItems>>, TError, TData, QueryKey, ListContentItemsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentItems>>,
          TError,
          Awaited<ReturnType<typeof listContentItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContentItems>>, ListContentItemsParams['offset']>, TError = ErrorType<Failure>>(
 id: number,
    params?: ListContentItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContentItems>>, TError, TData, QueryKey, ListContentItemsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentItems>>,
          TError,
          Awaited<ReturnType<typeof listContentItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContentItems>>, ListContentItemsParams['offset']>, TError = ErrorType<Failure>>(
 id: number,
    params?: ListContentItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContentItems>>, TError, TData, QueryKey, ListContentItemsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the items of a content
 */

export function useListContentItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContentItems>>, ListContentItemsParams['offset']>, TError = ErrorType<Failure>>(
 id: number,
    params?: ListContentItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContentItems>>, TError, TData, QueryKey, ListContentItemsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentItemsInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddItemsUrl = (id: number,) => {




  return `/api/items/contents/${id}`
}

/**
 * Adds all the items to one of your contents, or none. Each has a keyword or a URL, which may have a name, and a picture as a file or by name. In a form, the first item is `items[0][majorMallFlag]` (`1` or `0`), `items[0][name]` and `items[0][url]`, `items[0][image]` (a file) or `items[0][imageFileName]`, and `items[0][visibility]`, `items[0][visibleFrom]` and `items[0][visibleUntil]`; the second is `items[1][majorMallFlag]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Add items to a content
 */
export const addItems = async (id: number,
    addItemsForm: AddItemsForm, options?: Parameters<typeof callApi>[1]): Promise<AddedItems> => {
    const formData = bodyWithFiles(addItemsForm)
  return callApi<AddedItems>(getAddItemsUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getAddItemsMutationKey = () => ['addItems'] as const;

export const getAddItemsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addItems>>, TError,AddItemsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof addItems>>, TError,AddItemsMutationVariables, TContext> => {

const mutationKey = getAddItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addItems>>, AddItemsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addItems(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddItemsMutationResult = NonNullable<Awaited<ReturnType<typeof addItems>>>
    export type AddItemsMutationBody = AddItemsForm
    export type AddItemsMutationError = ErrorType<Failure>
    export type AddItemsMutationVariables = {id: number;data: AddItemsForm}

    /**
 * @summary Add items to a content
 */
export const useAddItems = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addItems>>, TError,AddItemsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addItems>>,
        TError,
        AddItemsMutationVariables,
        TContext
      > => {
      return useMutation(getAddItemsMutationOptions(options), queryClient);
    }
    export const getOrderItemsUrl = (id: number,) => {




  return `/api/items/contents/${id}/orders`
}

/**
 * Sets the order of all items or of none. Items that are left out follow in their previous order; items added later come last. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Reorder the items of a content
 */
export const orderItems = async (id: number,
    orderItemsBody: OrderItems, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getOrderItemsUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderItemsBody)
  }
);}





export const getOrderItemsMutationKey = () => ['orderItems'] as const;

export const getOrderItemsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderItems>>, TError,OrderItemsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof orderItems>>, TError,OrderItemsMutationVariables, TContext> => {

const mutationKey = getOrderItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderItems>>, OrderItemsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  orderItems(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderItemsMutationResult = NonNullable<Awaited<ReturnType<typeof orderItems>>>
    export type OrderItemsMutationBody = OrderItems
    export type OrderItemsMutationError = ErrorType<Failure>
    export type OrderItemsMutationVariables = {id: number;data: OrderItems}

    /**
 * @summary Reorder the items of a content
 */
export const useOrderItems = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderItems>>, TError,OrderItemsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderItems>>,
        TError,
        OrderItemsMutationVariables,
        TContext
      > => {
      return useMutation(getOrderItemsMutationOptions(options), queryClient);
    }
    export const getUpdateItemUrl = (itemId: number,
    contentId: number,) => {




  return `/api/items/${itemId}/contents/${contentId}`
}

/**
 * Updates the given fields of an item of one of your contents, all of them or none; omitted fields stay as they are. It can turn from a keyword to a URL and back; what was published cannot become a draft. A new picture replaces the previous one; in a form it is `image` (a file) or `imageFileName`. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update an item
 */
export const updateItem = async (itemId: number,
    contentId: number,
    updateItemForm: UpdateItemForm, options?: Parameters<typeof callApi>[1]): Promise<Item> => {
    const formData = bodyWithFiles(updateItemForm)
  return callApi<Item>(getUpdateItemUrl(itemId,contentId),
  {
    ...options,
    method: 'PATCH'
    ,
    body: formData
  }
);}





export const getUpdateItemMutationKey = () => ['updateItem'] as const;

export const getUpdateItemMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItem>>, TError,UpdateItemMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof updateItem>>, TError,UpdateItemMutationVariables, TContext> => {

const mutationKey = getUpdateItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateItem>>, UpdateItemMutationVariables> = (props) => {
          const {itemId,contentId,data} = props ?? {};

          return  updateItem(itemId,contentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateItem>>>
    export type UpdateItemMutationBody = UpdateItemForm
    export type UpdateItemMutationError = ErrorType<Failure>
    export type UpdateItemMutationVariables = {itemId: number;contentId: number;data: UpdateItemForm}

    /**
 * @summary Update an item
 */
export const useUpdateItem = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItem>>, TError,UpdateItemMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateItem>>,
        TError,
        UpdateItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateItemMutationOptions(options), queryClient);
    }
    export const getDeleteItemUrl = (itemId: number,
    contentId: number,) => {




  return `/api/items/${itemId}/contents/${contentId}`
}

/**
 * Deletes an item of one of your contents, with its picture. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete an item
 */
export const deleteItem = async (itemId: number,
    contentId: number, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getDeleteItemUrl(itemId,contentId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteItemMutationKey = () => ['deleteItem'] as const;

export const getDeleteItemMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItem>>, TError,DeleteItemMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteItem>>, TError,DeleteItemMutationVariables, TContext> => {

const mutationKey = getDeleteItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteItem>>, DeleteItemMutationVariables> = (props) => {
          const {itemId,contentId} = props ?? {};

          return  deleteItem(itemId,contentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteItem>>>

    export type DeleteItemMutationError = ErrorType<Failure>
    export type DeleteItemMutationVariables = {itemId: number;contentId: number}

    /**
 * @summary Delete an item
 */
export const useDeleteItem = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItem>>, TError,DeleteItemMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteItem>>,
        TError,
        DeleteItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteItemMutationOptions(options), queryClient);
    }
