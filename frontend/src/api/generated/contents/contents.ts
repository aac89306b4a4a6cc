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
  Content
} from '../model/content.ts';

import type {
  ContentList
} from '../model/contentList.ts';

import type {
  ContentLookUp
} from '../model/contentLookUp.ts';

import type {
  CreateContentForm
} from '../model/createContentForm.ts';

import type {
  Failure
} from '../model/failure.ts';

import type {
  ListContentsParams
} from '../model/listContentsParams.ts';

import type {
  LookUpContentsParams
} from '../model/lookUpContentsParams.ts';

import type {
  OrderContents
} from '../model/orderContents.ts';

import type {
  UpdateContent
} from '../model/updateContent.ts';

import { httpClient } from '../../http-client.ts';
import type { ErrorType } from '../../http-client.ts';
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

export const getLookUpContentsUrl = (params: LookUpContentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["contentIds"];

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

  return stringifiedParams.length > 0 ? `/api/contents?${stringifiedParams}` : `/api/contents`
}

/**
 * Contents of any accounts, in the order in which they are named: favourites, say. Those that are not there are left out, and those of accounts that are not; `goneIds` names those that were deleted, so that a list of favourites lets go of nothing else. Whether a page shows its contents does not matter.
 * @summary Read contents by their ids
 */
export const lookUpContents = async (params: LookUpContentsParams, options?: Parameters<typeof httpClient>[1]): Promise<ContentLookUp> => {

  return httpClient<ContentLookUp>(getLookUpContentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getLookUpContentsQueryKey = (params?: LookUpContentsParams,) => {
    return [
    `/api/contents`, ...(params ? [params] : [])
    ] as const;
    }


export const getLookUpContentsQueryOptions = <TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpContentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpContents>>> = ({ signal }) => lookUpContents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookUpContentsQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpContents>>>
export type LookUpContentsQueryError = ErrorType<Failure>


export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpContents>>,
          TError,
          Awaited<ReturnType<typeof lookUpContents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpContents>>,
          TError,
          Awaited<ReturnType<typeof lookUpContents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read contents by their ids
 */

export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpContentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateContentUrl = () => {




  return `/api/contents`
}

/**
 * Posts a content before the others. A video of YouTube and a post of Instagram are asked for at the provider, through the linked accounts: they have to be there and the creator’s own, and have appeared when the provider says. Stories and short videos need a linked account of their provider, the one that the address names where it names any; a short video has appeared when its id says, a story now. A form has for the first of the media a file as `media[0][image]` or else `media[0][imageFileName]` or `media[0][imageUrl]`, and `media[0][videoFlag]` (`1` or `0`) and `media[0][videoUrl]`; for the second, `media[1][image]` and so on; hash tags are `hashTags[0]`, `hashTags[1]` and so on there. Sent with cookies it needs an `Origin` that is this site; with a Bearer, or without any cookie, it needs none.
 * @summary Post a content
 */
export const createContent = async (createContentForm: CreateContentForm, options?: Parameters<typeof httpClient>[1]): Promise<Content> => {
    const formData = bodyWithFiles(createContentForm)
  return httpClient<Content>(getCreateContentUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateContentMutationKey = () => ['createContent'] as const;

export const getCreateContentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContent>>, TError,CreateContentMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createContent>>, TError,CreateContentMutationVariables, TContext> => {

const mutationKey = getCreateContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createContent>>, CreateContentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createContent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateContentMutationResult = NonNullable<Awaited<ReturnType<typeof createContent>>>
    export type CreateContentMutationBody = CreateContentForm
    export type CreateContentMutationError = ErrorType<Failure>
    export type CreateContentMutationVariables = {data: CreateContentForm}

    /**
 * @summary Post a content
 */
export const useCreateContent = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContent>>, TError,CreateContentMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createContent>>,
        TError,
        CreateContentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateContentMutationOptions(options), queryClient);
    }
    export const getListContentsUrl = (displayId: string,
    params?: ListContentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contents/accounts/${displayId}?${stringifiedParams}` : `/api/contents/accounts/${displayId}`
}

/**
 * What an account has posted, in the order of its page. Where the owner has hidden them, nobody else sees any.
 * @summary Read the contents of a page
 */
export const listContents = async (displayId: string,
    params?: ListContentsParams, options?: Parameters<typeof httpClient>[1]): Promise<ContentList> => {

  return httpClient<ContentList>(getListContentsUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContentsInfiniteQueryKey = (displayId: string,
    params?: ListContentsParams,) => {
    return [
    'infinite', `/api/contents/accounts/${displayId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContentsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(displayId: string,
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentsInfiniteQueryKey(displayId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContents>>, QueryKey, ListContentsParams['offset']> = ({ signal, pageParam }) => listContents(displayId,{...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: displayId !== null && displayId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listContents>>>
export type ListContentsInfiniteQueryError = ErrorType<Failure>


export function useListContentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params: undefined |  ListContentsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContents>>,
          TError,
          Awaited<ReturnType<typeof listContents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContents>>,
          TError,
          Awaited<ReturnType<typeof listContents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the contents of a page
 */

export function useListContentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentsInfiniteQueryOptions(displayId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderContentsUrl = () => {




  return `/api/contents/orders`
}

/**
 * All of it, or nothing. Contents that are not named keep their order behind those that are; contents that are added later come first again. Sent with cookies it needs an `Origin` that is this site; with a Bearer, or without any cookie, it needs none.
 * @summary Put the own contents into an order
 */
export const orderContents = async (orderContentsBody: OrderContents, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

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
return httpClient<void>(getOrderContentsUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderContentsBody)
  }
);}





export const getOrderContentsMutationKey = () => ['orderContents'] as const;

export const getOrderContentsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderContents>>, TError,OrderContentsMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof orderContents>>, TError,OrderContentsMutationVariables, TContext> => {

const mutationKey = getOrderContentsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderContents>>, OrderContentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderContents(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderContentsMutationResult = NonNullable<Awaited<ReturnType<typeof orderContents>>>
    export type OrderContentsMutationBody = OrderContents
    export type OrderContentsMutationError = ErrorType<Failure>
    export type OrderContentsMutationVariables = {data: OrderContents}

    /**
 * @summary Put the own contents into an order
 */
export const useOrderContents = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderContents>>, TError,OrderContentsMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderContents>>,
        TError,
        OrderContentsMutationVariables,
        TContext
      > => {
      return useMutation(getOrderContentsMutationOptions(options), queryClient);
    }
    export const getGetContentUrl = (contentId: number,
    displayId: string,) => {




  return `/api/contents/${contentId}/accounts/${displayId}`
}

/**
 * One content, whether or not the page of its account shows them.
 * @summary Read a content of a page
 */
export const getContent = async (contentId: number,
    displayId: string, options?: Parameters<typeof httpClient>[1]): Promise<Content> => {

  return httpClient<Content>(getGetContentUrl(contentId,displayId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetContentQueryKey = (contentId: number,
    displayId: string,) => {
    return [
    `/api/contents/${contentId}/accounts/${displayId}`
    ] as const;
    }


export const getGetContentQueryOptions = <TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(contentId: number,
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentQueryKey(contentId,displayId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContent>>> = ({ signal }) => getContent(contentId,displayId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: contentId !== null && contentId !== undefined && displayId !== null && displayId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentQueryResult = NonNullable<Awaited<ReturnType<typeof getContent>>>
export type GetContentQueryError = ErrorType<Failure>


export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(
 contentId: number,
    displayId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContent>>,
          TError,
          Awaited<ReturnType<typeof getContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(
 contentId: number,
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContent>>,
          TError,
          Awaited<ReturnType<typeof getContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(
 contentId: number,
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a content of a page
 */

export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(
 contentId: number,
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentQueryOptions(contentId,displayId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateContentUrl = (id: number,) => {




  return `/api/contents/${id}`
}

/**
 * Changes the title and the text where they are named and leaves them otherwise; null removes one. What the provider says later does not replace what was changed. Sent with cookies it needs an `Origin` that is this site; with a Bearer, or without any cookie, it needs none.
 * @summary Change the words of a content
 */
export const updateContent = async (id: number,
    updateContentBody: UpdateContent, options?: Parameters<typeof httpClient>[1]): Promise<Content> => {

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
return httpClient<Content>(getUpdateContentUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateContentBody)
  }
);}





export const getUpdateContentMutationKey = () => ['updateContent'] as const;

export const getUpdateContentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContent>>, TError,UpdateContentMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContent>>, TError,UpdateContentMutationVariables, TContext> => {

const mutationKey = getUpdateContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContent>>, UpdateContentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateContent(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContentMutationResult = NonNullable<Awaited<ReturnType<typeof updateContent>>>
    export type UpdateContentMutationBody = UpdateContent
    export type UpdateContentMutationError = ErrorType<Failure>
    export type UpdateContentMutationVariables = {id: number;data: UpdateContent}

    /**
 * @summary Change the words of a content
 */
export const useUpdateContent = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContent>>, TError,UpdateContentMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContent>>,
        TError,
        UpdateContentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContentMutationOptions(options), queryClient);
    }
    export const getDeleteContentUrl = (id: number,) => {




  return `/api/contents/${id}`
}

/**
 * Deletes a content of the own page, with its pictures and the items that are recommended with it. Sent with cookies it needs an `Origin` that is this site; with a Bearer, or without any cookie, it needs none.
 * @summary Delete a content
 */
export const deleteContent = async (id: number, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getDeleteContentUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteContentMutationKey = () => ['deleteContent'] as const;

export const getDeleteContentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContent>>, TError,DeleteContentMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContent>>, TError,DeleteContentMutationVariables, TContext> => {

const mutationKey = getDeleteContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContent>>, DeleteContentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteContent(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContent>>>

    export type DeleteContentMutationError = ErrorType<Failure>
    export type DeleteContentMutationVariables = {id: number}

    /**
 * @summary Delete a content
 */
export const useDeleteContent = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContent>>, TError,DeleteContentMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContent>>,
        TError,
        DeleteContentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContentMutationOptions(options), queryClient);
    }
