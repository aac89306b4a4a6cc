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
 * Returns contents of any accounts in the order of the given IDs, for example a list of favorites. Contents that do not exist, are not visible now, or whose account is not active, are left out; `goneIds` lists the deleted ones, so that a client can drop exactly those. Contents are included even if their page hides contents.
 * @summary Get contents by ID
 */
export const lookUpContents = async (params: LookUpContentsParams, options?: Parameters<typeof callApi>[1]): Promise<ContentLookUp> => {

  return callApi<ContentLookUp>(getLookUpContentsUrl(params),
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


export const getLookUpContentsQueryOptions = <TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
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
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpContents>>,
          TError,
          Awaited<ReturnType<typeof lookUpContents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get contents by ID
 */

export function useLookUpContents<TData = Awaited<ReturnType<typeof lookUpContents>>, TError = ErrorType<Failure>>(
 params: LookUpContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpContents>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
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
 * Posts a content at the top of the page. YouTube videos and Instagram posts are read from the provider through the linked accounts: they must exist and be the creator’s own, and get the provider’s publication time. Instagram stories and TikTok posts require a linked account of the provider, and the account in the URL if it has one; the publication time of a TikTok post is taken from its ID, that of a story is now. In a form, the first medium is `media[0][image]` (a file), `media[0][imageFileName]` or `media[0][imageUrl]`, with `media[0][videoFlag]` (`1` or `0`) and `media[0][videoUrl]`; the second is `media[1][image]` and so on; hash tags are `hashTags[0]`, `hashTags[1]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Post a content
 */
export const createContent = async (createContentForm: CreateContentForm, options?: Parameters<typeof callApi>[1]): Promise<Content> => {
    const formData = bodyWithFiles(createContentForm)
  return callApi<Content>(getCreateContentUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateContentMutationKey = () => ['createContent'] as const;

export const getCreateContentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContent>>, TError,CreateContentMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContent>>, TError,CreateContentMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Lists the contents of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the contents of an account
 */
export const listContents = async (displayId: string,
    params?: ListContentsParams, options?: Parameters<typeof callApi>[1]): Promise<ContentList> => {

  return callApi<ContentList>(getListContentsUrl(displayId,params),
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
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>>, request?: SecondParameter<typeof callApi>}
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
      >, request?: SecondParameter<typeof callApi>}
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
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the contents of an account
 */

export function useListContentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listContents>>, ListContentsParams['offset']>, TError = ErrorType<Failure>>(
 displayId: string,
    params?: ListContentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listContents>>, TError, TData, QueryKey, ListContentsParams['offset']>>, request?: SecondParameter<typeof callApi>}
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
 * Sets the order of all contents or of none. Contents that are left out follow in their previous order; contents added later come first. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Reorder your contents
 */
export const orderContents = async (orderContentsBody: OrderContents, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getOrderContentsUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderContentsBody)
  }
);}





export const getOrderContentsMutationKey = () => ['orderContents'] as const;

export const getOrderContentsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderContents>>, TError,OrderContentsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * @summary Reorder your contents
 */
export const useOrderContents = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderContents>>, TError,OrderContentsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Returns a content, even if the page of its account hides contents. One that is hidden, a draft or outside its time is only found by its owner.
 * @summary Get a content
 */
export const getContent = async (contentId: number,
    displayId: string, options?: Parameters<typeof callApi>[1]): Promise<Content> => {

  return callApi<Content>(getGetContentUrl(contentId,displayId),
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
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
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
      >, request?: SecondParameter<typeof callApi>}
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
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(
 contentId: number,
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a content
 */

export function useGetContent<TData = Awaited<ReturnType<typeof getContent>>, TError = ErrorType<Failure>>(
 contentId: number,
    displayId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContent>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
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
 * Updates the title, the description and who may see it. Omitted fields stay as they are; null removes a text. Later updates from the provider do not replace changed texts. What was published cannot become a draft. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update a content
 */
export const updateContent = async (id: number,
    updateContentBody: UpdateContent, options?: Parameters<typeof callApi>[1]): Promise<Content> => {

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
return callApi<Content>(getUpdateContentUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateContentBody)
  }
);}





export const getUpdateContentMutationKey = () => ['updateContent'] as const;

export const getUpdateContentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContent>>, TError,UpdateContentMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * @summary Update a content
 */
export const useUpdateContent = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContent>>, TError,UpdateContentMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Deletes one of your contents with its pictures and items. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
