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
  BeginSocialLoginParams
} from '../model/beginSocialLoginParams.ts';

import type {
  CreateSocialAccount
} from '../model/createSocialAccount.ts';

import type {
  CreateSocialAccountParams
} from '../model/createSocialAccountParams.ts';

import type {
  Failure
} from '../model/failure.ts';

import type {
  GetSocialUserParams
} from '../model/getSocialUserParams.ts';

import type {
  InstagramPost
} from '../model/instagramPost.ts';

import type {
  InstagramPostList
} from '../model/instagramPostList.ts';

import type {
  LinkageList
} from '../model/linkageList.ts';

import type {
  LinkageProviders
} from '../model/linkageProviders.ts';

import type {
  LinkageRedirect
} from '../model/linkageRedirect.ts';

import type {
  LinkageReturn
} from '../model/linkageReturn.ts';

import type {
  ListInstagramPostsParams
} from '../model/listInstagramPostsParams.ts';

import type {
  LogInWithProviderParams
} from '../model/logInWithProviderParams.ts';

import type {
  OwnAccount
} from '../model/ownAccount.ts';

import type {
  OwnLinkageList
} from '../model/ownLinkageList.ts';

import type {
  ReadInstagramPostParams
} from '../model/readInstagramPostParams.ts';

import type {
  ReadYoutubeVideoParams
} from '../model/readYoutubeVideoParams.ts';

import type {
  SessionTokens
} from '../model/sessionTokens.ts';

import type {
  SocialLoginRedirect
} from '../model/socialLoginRedirect.ts';

import type {
  SocialLoginWay
} from '../model/socialLoginWay.ts';

import type {
  SocialProviders
} from '../model/socialProviders.ts';

import type {
  SocialReturn
} from '../model/socialReturn.ts';

import type {
  SocialUser
} from '../model/socialUser.ts';

import type {
  SocialUserWay
} from '../model/socialUserWay.ts';

import type {
  YoutubeVideo
} from '../model/youtubeVideo.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';
import { deleteIfPresent } from '../../mutators.ts';
import { callWithFreshProof } from '../../mutators.ts';

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

export const getListInstagramPostsUrl = (params: ListInstagramPostsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/instagram/posts?${stringifiedParams}` : `/api/oauth/instagram/posts`
}

/**
 * Lists the posts of a linked account, newest first, to choose one to post here.
 * @summary List your Instagram posts
 */
export const listInstagramPosts = async (params: ListInstagramPostsParams, options?: Parameters<typeof callApi>[1]): Promise<InstagramPostList> => {

  return callApi<InstagramPostList>(getListInstagramPostsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListInstagramPostsInfiniteQueryKey = (params?: ListInstagramPostsParams,) => {
    return [
    'infinite', `/api/oauth/instagram/posts`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInstagramPostsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listInstagramPosts>>, ListInstagramPostsParams['nextPageToken']>, TError = ErrorType<Failure>>(params: ListInstagramPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInstagramPosts>>, TError, TData, QueryKey, ListInstagramPostsParams['nextPageToken']>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstagramPostsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstagramPosts>>, QueryKey, ListInstagramPostsParams['nextPageToken']> = ({ signal, pageParam }) => listInstagramPosts({...params, 'nextPageToken': pageParam ?? params?.['nextPageToken']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInstagramPosts>>, TError, TData, QueryKey, ListInstagramPostsParams['nextPageToken']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInstagramPostsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listInstagramPosts>>>
export type ListInstagramPostsInfiniteQueryError = ErrorType<Failure>


export function useListInstagramPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInstagramPosts>>, ListInstagramPostsParams['nextPageToken']>, TError = ErrorType<Failure>>(
 params: ListInstagramPostsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInstagramPosts>>, TError, TData, QueryKey, ListInstagramPostsParams['nextPageToken']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstagramPosts>>,
          TError,
          Awaited<ReturnType<typeof listInstagramPosts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstagramPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInstagramPosts>>, ListInstagramPostsParams['nextPageToken']>, TError = ErrorType<Failure>>(
 params: ListInstagramPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInstagramPosts>>, TError, TData, QueryKey, ListInstagramPostsParams['nextPageToken']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstagramPosts>>,
          TError,
          Awaited<ReturnType<typeof listInstagramPosts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstagramPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInstagramPosts>>, ListInstagramPostsParams['nextPageToken']>, TError = ErrorType<Failure>>(
 params: ListInstagramPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInstagramPosts>>, TError, TData, QueryKey, ListInstagramPostsParams['nextPageToken']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List your Instagram posts
 */

export function useListInstagramPostsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInstagramPosts>>, ListInstagramPostsParams['nextPageToken']>, TError = ErrorType<Failure>>(
 params: ListInstagramPostsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInstagramPosts>>, TError, TData, QueryKey, ListInstagramPostsParams['nextPageToken']>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstagramPostsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadInstagramPostUrl = (params: ReadInstagramPostParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/instagram/posts/detail?${stringifiedParams}` : `/api/oauth/instagram/posts/detail`
}

/**
 * Returns a post of a linked account in its current state.
 * @summary Get one of your Instagram posts
 */
export const readInstagramPost = async (params: ReadInstagramPostParams, options?: Parameters<typeof callApi>[1]): Promise<InstagramPost> => {

  return callApi<InstagramPost>(getReadInstagramPostUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadInstagramPostMutationKey = () => ['readInstagramPost'] as const;

export const getReadInstagramPostMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readInstagramPost>>, TError,ReadInstagramPostMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof readInstagramPost>>, TError,ReadInstagramPostMutationVariables, TContext> => {

const mutationKey = getReadInstagramPostMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readInstagramPost>>, ReadInstagramPostMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  readInstagramPost(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadInstagramPostMutationResult = NonNullable<Awaited<ReturnType<typeof readInstagramPost>>>

    export type ReadInstagramPostMutationError = ErrorType<Failure>
    export type ReadInstagramPostMutationVariables = {params: ReadInstagramPostParams}

    /**
 * @summary Get one of your Instagram posts
 */
export const useReadInstagramPost = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readInstagramPost>>, TError,ReadInstagramPostMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readInstagramPost>>,
        TError,
        ReadInstagramPostMutationVariables,
        TContext
      > => {
      return useMutation(getReadInstagramPostMutationOptions(options), queryClient);
    }
    export const getListOwnLinkagesUrl = () => {




  return `/api/oauth/linkages/accounts/me`
}

/**
 * Lists your linked accounts, and which of them have to be linked again.
 * @summary List your linked accounts
 */
export const listOwnLinkages = async ( options?: Parameters<typeof callApi>[1]): Promise<OwnLinkageList> => {

  return callApi<OwnLinkageList>(getListOwnLinkagesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOwnLinkagesQueryKey = () => {
    return [
    `/api/oauth/linkages/accounts/me`
    ] as const;
    }


export const getListOwnLinkagesQueryOptions = <TData = Awaited<ReturnType<typeof listOwnLinkages>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnLinkages>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOwnLinkagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnLinkages>>> = ({ signal }) => listOwnLinkages({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnLinkages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnLinkagesQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnLinkages>>>
export type ListOwnLinkagesQueryError = ErrorType<Failure>


export function useListOwnLinkages<TData = Awaited<ReturnType<typeof listOwnLinkages>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnLinkages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnLinkages>>,
          TError,
          Awaited<ReturnType<typeof listOwnLinkages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnLinkages<TData = Awaited<ReturnType<typeof listOwnLinkages>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnLinkages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnLinkages>>,
          TError,
          Awaited<ReturnType<typeof listOwnLinkages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnLinkages<TData = Awaited<ReturnType<typeof listOwnLinkages>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnLinkages>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List your linked accounts
 */

export function useListOwnLinkages<TData = Awaited<ReturnType<typeof listOwnLinkages>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnLinkages>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOwnLinkagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLinkagesUrl = (id: string,) => {




  return `/api/oauth/linkages/accounts/${id}`
}

/**
 * Lists the accounts at providers that are linked to an account.
 * @summary List the linked accounts of an account
 */
export const listLinkages = async (id: string, options?: Parameters<typeof callApi>[1]): Promise<LinkageList> => {

  return callApi<LinkageList>(getListLinkagesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLinkagesQueryKey = (id: string,) => {
    return [
    `/api/oauth/linkages/accounts/${id}`
    ] as const;
    }


export const getListLinkagesQueryOptions = <TData = Awaited<ReturnType<typeof listLinkages>>, TError = ErrorType<Failure>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkages>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinkagesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinkages>>> = ({ signal }) => listLinkages(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLinkages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLinkagesQueryResult = NonNullable<Awaited<ReturnType<typeof listLinkages>>>
export type ListLinkagesQueryError = ErrorType<Failure>


export function useListLinkages<TData = Awaited<ReturnType<typeof listLinkages>>, TError = ErrorType<Failure>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkages>>,
          TError,
          Awaited<ReturnType<typeof listLinkages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkages<TData = Awaited<ReturnType<typeof listLinkages>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkages>>,
          TError,
          Awaited<ReturnType<typeof listLinkages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkages<TData = Awaited<ReturnType<typeof listLinkages>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkages>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the linked accounts of an account
 */

export function useListLinkages<TData = Awaited<ReturnType<typeof listLinkages>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkages>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinkagesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLinkageProvidersUrl = () => {




  return `/api/oauth/linkages/providers`
}

/**
 * Lists the configured providers in display order.
 * @summary List the providers whose accounts can be linked
 */
export const listLinkageProviders = async ( options?: Parameters<typeof callApi>[1]): Promise<LinkageProviders> => {

  return callApi<LinkageProviders>(getListLinkageProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLinkageProvidersQueryKey = () => {
    return [
    `/api/oauth/linkages/providers`
    ] as const;
    }


export const getListLinkageProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listLinkageProviders>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkageProviders>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinkageProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinkageProviders>>> = ({ signal }) => listLinkageProviders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLinkageProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLinkageProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listLinkageProviders>>>
export type ListLinkageProvidersQueryError = ErrorType<Failure>


export function useListLinkageProviders<TData = Awaited<ReturnType<typeof listLinkageProviders>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkageProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkageProviders>>,
          TError,
          Awaited<ReturnType<typeof listLinkageProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkageProviders<TData = Awaited<ReturnType<typeof listLinkageProviders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkageProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkageProviders>>,
          TError,
          Awaited<ReturnType<typeof listLinkageProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkageProviders<TData = Awaited<ReturnType<typeof listLinkageProviders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkageProviders>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the providers whose accounts can be linked
 */

export function useListLinkageProviders<TData = Awaited<ReturnType<typeof listLinkageProviders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkageProviders>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinkageProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLinkAccountsUrl = (provider: string,) => {




  return `/api/oauth/linkages/providers/${provider}`
}

/**
 * Exchanges the single-use code and state from the provider’s redirect, and links every account that the consent gives access to; a person may have several channels. Accounts that are already linked are updated and reconnected. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Link the accounts of a consent
 */
export const linkAccounts = async (provider: string,
    linkageReturn: LinkageReturn, options?: Parameters<typeof callApi>[1]): Promise<OwnLinkageList> => {

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
return callApi<OwnLinkageList>(getLinkAccountsUrl(provider),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(linkageReturn)
  }
);}





export const getLinkAccountsMutationKey = () => ['linkAccounts'] as const;

export const getLinkAccountsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkAccounts>>, TError,LinkAccountsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof linkAccounts>>, TError,LinkAccountsMutationVariables, TContext> => {

const mutationKey = getLinkAccountsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkAccounts>>, LinkAccountsMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  linkAccounts(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkAccountsMutationResult = NonNullable<Awaited<ReturnType<typeof linkAccounts>>>
    export type LinkAccountsMutationBody = LinkageReturn
    export type LinkAccountsMutationError = ErrorType<Failure>
    export type LinkAccountsMutationVariables = {provider: string;data: LinkageReturn}

    /**
 * @summary Link the accounts of a consent
 */
export const useLinkAccounts = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkAccounts>>, TError,LinkAccountsMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkAccounts>>,
        TError,
        LinkAccountsMutationVariables,
        TContext
      > => {
      return useMutation(getLinkAccountsMutationOptions(options), queryClient);
    }
    export const getBeginLinkageUrl = (provider: string,) => {




  return `/api/oauth/linkages/providers/${provider}/redirect`
}

/**
 * Returns the URL of the provider’s consent page, and sets the cookie `linkageState`, which binds the flow to this browser and account for 20 minutes. Starting another flow in the same browser cancels the first.
 * @summary Start linking an account
 */
export const beginLinkage = async (provider: string, options?: Parameters<typeof callApi>[1]): Promise<LinkageRedirect> => {

  return callApi<LinkageRedirect>(getBeginLinkageUrl(provider),
  {
    ...options,
    method: 'GET'


  }
);}





export const getBeginLinkageMutationKey = () => ['beginLinkage'] as const;

export const getBeginLinkageMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginLinkage>>, TError,BeginLinkageMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof beginLinkage>>, TError,BeginLinkageMutationVariables, TContext> => {

const mutationKey = getBeginLinkageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginLinkage>>, BeginLinkageMutationVariables> = (props) => {
          const {provider} = props ?? {};

          return  beginLinkage(provider,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginLinkageMutationResult = NonNullable<Awaited<ReturnType<typeof beginLinkage>>>

    export type BeginLinkageMutationError = ErrorType<Failure>
    export type BeginLinkageMutationVariables = {provider: string}

    /**
 * @summary Start linking an account
 */
export const useBeginLinkage = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginLinkage>>, TError,BeginLinkageMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginLinkage>>,
        TError,
        BeginLinkageMutationVariables,
        TContext
      > => {
      return useMutation(getBeginLinkageMutationOptions(options), queryClient);
    }
    export const getDeleteLinkageUrl = (id: number,) => {




  return `/api/oauth/linkages/${id}`
}

/**
 * Removes the account from your page and revokes the consent at the provider. Contents posted through it stay. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Unlink an account
 */
export const deleteLinkage = async (id: number, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getDeleteLinkageUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLinkageMutationKey = () => ['deleteLinkage'] as const;

export const getDeleteLinkageMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLinkage>>, TError,DeleteLinkageMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLinkage>>, TError,DeleteLinkageMutationVariables, TContext> => {

const mutationKey = getDeleteLinkageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLinkage>>, DeleteLinkageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteLinkage(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLinkageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLinkage>>>

    export type DeleteLinkageMutationError = ErrorType<Failure>
    export type DeleteLinkageMutationVariables = {id: number}

    /**
 * @summary Unlink an account
 */
export const useDeleteLinkage = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLinkage>>, TError,DeleteLinkageMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLinkage>>,
        TError,
        DeleteLinkageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLinkageMutationOptions(options), queryClient);
    }
    export const getListSocialProvidersUrl = () => {




  return `/api/oauth/social-login/providers`
}

/**
 * Lists the configured providers. The other operations return 404 for a provider that the operator has not configured.
 * @summary List the social login providers
 */
export const listSocialProviders = async ( options?: Parameters<typeof callApi>[1]): Promise<SocialProviders> => {

  return callApi<SocialProviders>(getListSocialProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSocialProvidersQueryKey = () => {
    return [
    `/api/oauth/social-login/providers`
    ] as const;
    }


export const getListSocialProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listSocialProviders>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSocialProviders>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSocialProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSocialProviders>>> = ({ signal }) => listSocialProviders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSocialProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSocialProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listSocialProviders>>>
export type ListSocialProvidersQueryError = ErrorType<Failure>


export function useListSocialProviders<TData = Awaited<ReturnType<typeof listSocialProviders>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSocialProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSocialProviders>>,
          TError,
          Awaited<ReturnType<typeof listSocialProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSocialProviders<TData = Awaited<ReturnType<typeof listSocialProviders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSocialProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSocialProviders>>,
          TError,
          Awaited<ReturnType<typeof listSocialProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSocialProviders<TData = Awaited<ReturnType<typeof listSocialProviders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSocialProviders>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the social login providers
 */

export function useListSocialProviders<TData = Awaited<ReturnType<typeof listSocialProviders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSocialProviders>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSocialProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSocialAccountUrl = (provider: string,
    params?: CreateSocialAccountParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/social-login/providers/${provider}/accounts?${stringifiedParams}` : `/api/oauth/social-login/providers/${provider}/accounts`
}

/**
 * Creates an account for the user who was verified in this browser, and its first session. The e-mail address at the provider is not used: the account has none until its owner confirms one. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Sign up with a provider
 */
export const createSocialAccount = async (provider: string,
    createSocialAccountBody: CreateSocialAccount,
    params?: CreateSocialAccountParams, options?: Parameters<typeof callApi>[1]): Promise<OwnAccount | SessionTokens> => {

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
return callApi<OwnAccount | SessionTokens>(getCreateSocialAccountUrl(provider,params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createSocialAccountBody)
  }
);}





export const getCreateSocialAccountMutationKey = () => ['createSocialAccount'] as const;

export const getCreateSocialAccountMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSocialAccount>>, TError,CreateSocialAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof createSocialAccount>>, TError,CreateSocialAccountMutationVariables, TContext> => {

const mutationKey = getCreateSocialAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSocialAccount>>, CreateSocialAccountMutationVariables> = (props) => {
          const {provider,data,params} = props ?? {};

          return  createSocialAccount(provider,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSocialAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createSocialAccount>>>
    export type CreateSocialAccountMutationBody = CreateSocialAccount
    export type CreateSocialAccountMutationError = ErrorType<Failure>
    export type CreateSocialAccountMutationVariables = {provider: string;data: CreateSocialAccount;params?: CreateSocialAccountParams}

    /**
 * @summary Sign up with a provider
 */
export const useCreateSocialAccount = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSocialAccount>>, TError,CreateSocialAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSocialAccount>>,
        TError,
        CreateSocialAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSocialAccountMutationOptions(options), queryClient);
    }
    export const getConnectSocialLoginUrl = (provider: string,) => {




  return `/api/oauth/social-login/providers/${provider}/connection`
}

/**
 * Exchanges the single-use code, and lets you log in with the provider from then on. Replaces a user of the provider that was connected before. The owner is notified by e-mail. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last 10 minutes; without one, the code stays valid. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Connect your account to a provider
 */
export const connectSocialLogin = async (provider: string,
    socialReturn: SocialReturn, options?: Parameters<typeof callWithFreshProof>[1]): Promise<OwnAccount> => {

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
return callWithFreshProof<OwnAccount>(getConnectSocialLoginUrl(provider),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialReturn)
  }
);}





export const getConnectSocialLoginMutationKey = () => ['connectSocialLogin'] as const;

export const getConnectSocialLoginMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectSocialLogin>>, TError,ConnectSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof callWithFreshProof>}
): UseMutationOptions<Awaited<ReturnType<typeof connectSocialLogin>>, TError,ConnectSocialLoginMutationVariables, TContext> => {

const mutationKey = getConnectSocialLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectSocialLogin>>, ConnectSocialLoginMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  connectSocialLogin(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof connectSocialLogin>>>
    export type ConnectSocialLoginMutationBody = SocialReturn
    export type ConnectSocialLoginMutationError = ErrorType<Failure>
    export type ConnectSocialLoginMutationVariables = {provider: string;data: SocialReturn}

    /**
 * @summary Connect your account to a provider
 */
export const useConnectSocialLogin = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectSocialLogin>>, TError,ConnectSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof callWithFreshProof>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectSocialLogin>>,
        TError,
        ConnectSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getConnectSocialLoginMutationOptions(options), queryClient);
    }
    export const getDisconnectSocialLoginUrl = (provider: string,) => {




  return `/api/oauth/social-login/providers/${provider}/connection`
}

/**
 * Also revokes the consent at the provider. Rejected if you could no longer log in: that requires a confirmed e-mail address and a password. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Disconnect your account from a provider
 */
export const disconnectSocialLogin = async (provider: string, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getDisconnectSocialLoginUrl(provider),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDisconnectSocialLoginMutationKey = () => ['disconnectSocialLogin'] as const;

export const getDisconnectSocialLoginMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectSocialLogin>>, TError,DisconnectSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof disconnectSocialLogin>>, TError,DisconnectSocialLoginMutationVariables, TContext> => {

const mutationKey = getDisconnectSocialLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disconnectSocialLogin>>, DisconnectSocialLoginMutationVariables> = (props) => {
          const {provider} = props ?? {};

          return  disconnectSocialLogin(provider,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisconnectSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof disconnectSocialLogin>>>

    export type DisconnectSocialLoginMutationError = ErrorType<Failure>
    export type DisconnectSocialLoginMutationVariables = {provider: string}

    /**
 * @summary Disconnect your account from a provider
 */
export const useDisconnectSocialLogin = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disconnectSocialLogin>>, TError,DisconnectSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disconnectSocialLogin>>,
        TError,
        DisconnectSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getDisconnectSocialLoginMutationOptions(options), queryClient);
    }
    export const getLogInWithProviderUrl = (provider: string,
    params?: LogInWithProviderParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/social-login/providers/${provider}/login?${stringifiedParams}` : `/api/oauth/social-login/providers/${provider}/login`
}

/**
 * Exchanges the single-use code and starts a session. Returns 404 for a user without an account, who can then sign up in this browser with the cookie `socialSignUpToken`. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log in with a provider
 */
export const logInWithProvider = async (provider: string,
    socialReturn: SocialReturn,
    params?: LogInWithProviderParams, options?: Parameters<typeof callApi>[1]): Promise<OwnAccount | SessionTokens> => {

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
return callApi<OwnAccount | SessionTokens>(getLogInWithProviderUrl(provider,params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialReturn)
  }
);}





export const getLogInWithProviderMutationKey = () => ['logInWithProvider'] as const;

export const getLogInWithProviderMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithProvider>>, TError,LogInWithProviderMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof logInWithProvider>>, TError,LogInWithProviderMutationVariables, TContext> => {

const mutationKey = getLogInWithProviderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logInWithProvider>>, LogInWithProviderMutationVariables> = (props) => {
          const {provider,data,params} = props ?? {};

          return  logInWithProvider(provider,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInWithProviderMutationResult = NonNullable<Awaited<ReturnType<typeof logInWithProvider>>>
    export type LogInWithProviderMutationBody = SocialReturn
    export type LogInWithProviderMutationError = ErrorType<Failure>
    export type LogInWithProviderMutationVariables = {provider: string;data: SocialReturn;params?: LogInWithProviderParams}

    /**
 * @summary Log in with a provider
 */
export const useLogInWithProvider = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithProvider>>, TError,LogInWithProviderMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logInWithProvider>>,
        TError,
        LogInWithProviderMutationVariables,
        TContext
      > => {
      return useMutation(getLogInWithProviderMutationOptions(options), queryClient);
    }
    export const getBeginSocialLoginUrl = (provider: string,
    params: BeginSocialLoginParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/social-login/providers/${provider}/redirect?${stringifiedParams}` : `/api/oauth/social-login/providers/${provider}/redirect`
}

/**
 * Returns the URL of the provider’s consent page for this browser, and sets the cookies `oauthState` and `oauthFrom` for 20 minutes. The provider redirects to `/login/{provider}` with a code and the state, or with `error=access_denied`.
 * @summary Start a social login
 */
export const beginSocialLogin = async (provider: string,
    params: BeginSocialLoginParams, options?: Parameters<typeof callApi>[1]): Promise<SocialLoginRedirect | SocialLoginWay> => {

  return callApi<SocialLoginRedirect | SocialLoginWay>(getBeginSocialLoginUrl(provider,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getBeginSocialLoginMutationKey = () => ['beginSocialLogin'] as const;

export const getBeginSocialLoginMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSocialLogin>>, TError,BeginSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof beginSocialLogin>>, TError,BeginSocialLoginMutationVariables, TContext> => {

const mutationKey = getBeginSocialLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginSocialLogin>>, BeginSocialLoginMutationVariables> = (props) => {
          const {provider,params} = props ?? {};

          return  beginSocialLogin(provider,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginSocialLoginMutationResult = NonNullable<Awaited<ReturnType<typeof beginSocialLogin>>>

    export type BeginSocialLoginMutationError = ErrorType<Failure>
    export type BeginSocialLoginMutationVariables = {provider: string;params: BeginSocialLoginParams}

    /**
 * @summary Start a social login
 */
export const useBeginSocialLogin = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSocialLogin>>, TError,BeginSocialLoginMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginSocialLogin>>,
        TError,
        BeginSocialLoginMutationVariables,
        TContext
      > => {
      return useMutation(getBeginSocialLoginMutationOptions(options), queryClient);
    }
    export const getGetSocialUserUrl = (provider: string,
    params?: GetSocialUserParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/social-login/providers/${provider}/user?${stringifiedParams}` : `/api/oauth/social-login/providers/${provider}/user`
}

/**
 * For the sign-up. Exchanges the single-use code, or returns the user who was already verified in this browser. The cookie `socialSignUpToken` binds the user to this browser for an hour.
 * @summary Get the verified user
 */
export const getSocialUser = async (provider: string,
    params?: GetSocialUserParams, options?: Parameters<typeof callApi>[1]): Promise<SocialUser | SocialUserWay> => {

  return callApi<SocialUser | SocialUserWay>(getGetSocialUserUrl(provider,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSocialUserQueryKey = (provider: string,
    params?: GetSocialUserParams,) => {
    return [
    `/api/oauth/social-login/providers/${provider}/user`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSocialUserQueryOptions = <TData = Awaited<ReturnType<typeof getSocialUser>>, TError = ErrorType<Failure>>(provider: string,
    params?: GetSocialUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSocialUser>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSocialUserQueryKey(provider,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSocialUser>>> = ({ signal }) => getSocialUser(provider,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: provider !== null && provider !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSocialUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSocialUserQueryResult = NonNullable<Awaited<ReturnType<typeof getSocialUser>>>
export type GetSocialUserQueryError = ErrorType<Failure>


export function useGetSocialUser<TData = Awaited<ReturnType<typeof getSocialUser>>, TError = ErrorType<Failure>>(
 provider: string,
    params: undefined |  GetSocialUserParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSocialUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSocialUser>>,
          TError,
          Awaited<ReturnType<typeof getSocialUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSocialUser<TData = Awaited<ReturnType<typeof getSocialUser>>, TError = ErrorType<Failure>>(
 provider: string,
    params?: GetSocialUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSocialUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSocialUser>>,
          TError,
          Awaited<ReturnType<typeof getSocialUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSocialUser<TData = Awaited<ReturnType<typeof getSocialUser>>, TError = ErrorType<Failure>>(
 provider: string,
    params?: GetSocialUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSocialUser>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the verified user
 */

export function useGetSocialUser<TData = Awaited<ReturnType<typeof getSocialUser>>, TError = ErrorType<Failure>>(
 provider: string,
    params?: GetSocialUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSocialUser>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSocialUserQueryOptions(provider,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadYoutubeVideoUrl = (params: ReadYoutubeVideoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oauth/youtube/posts/detail?${stringifiedParams}` : `/api/oauth/youtube/posts/detail`
}

/**
 * Returns a video of any of your linked channels, read through one of them. Videos of other channels are rejected.
 * @summary Get one of your YouTube videos
 */
export const readYoutubeVideo = async (params: ReadYoutubeVideoParams, options?: Parameters<typeof callApi>[1]): Promise<YoutubeVideo> => {

  return callApi<YoutubeVideo>(getReadYoutubeVideoUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadYoutubeVideoMutationKey = () => ['readYoutubeVideo'] as const;

export const getReadYoutubeVideoMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readYoutubeVideo>>, TError,ReadYoutubeVideoMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof readYoutubeVideo>>, TError,ReadYoutubeVideoMutationVariables, TContext> => {

const mutationKey = getReadYoutubeVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readYoutubeVideo>>, ReadYoutubeVideoMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  readYoutubeVideo(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadYoutubeVideoMutationResult = NonNullable<Awaited<ReturnType<typeof readYoutubeVideo>>>

    export type ReadYoutubeVideoMutationError = ErrorType<Failure>
    export type ReadYoutubeVideoMutationVariables = {params: ReadYoutubeVideoParams}

    /**
 * @summary Get one of your YouTube videos
 */
export const useReadYoutubeVideo = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readYoutubeVideo>>, TError,ReadYoutubeVideoMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readYoutubeVideo>>,
        TError,
        ReadYoutubeVideoMutationVariables,
        TContext
      > => {
      return useMutation(getReadYoutubeVideoMutationOptions(options), queryClient);
    }
