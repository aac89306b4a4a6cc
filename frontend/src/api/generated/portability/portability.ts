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
  ConfirmImport
} from '../model/confirmImport.ts';

import type {
  Export
} from '../model/export.ts';

import type {
  Failure
} from '../model/failure.ts';

import type {
  Import
} from '../model/import.ts';

import type {
  OwnImport
} from '../model/ownImport.ts';

import type {
  ReadImport
} from '../model/readImport.ts';

import { callWithFreshProof } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';
import { callApi } from '../../mutators.ts';
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

export const getRequestExportUrl = () => {




  return `/api/accounts/me/export`
}

/**
 * Creates a ZIP file with everything you have made: `hitohira.json` (its schema is at `/api/schemas/archive-1.json`), the pictures, and a page to read. You are notified by e-mail when it is ready. It can be downloaded for 7 days; a new one replaces it. It contains no e-mail address, display ID, session or token. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last 10 minutes. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Create an archive of your page
 */
export const requestExport = async ( options?: Parameters<typeof callWithFreshProof>[1]): Promise<Export> => {

  return callWithFreshProof<Export>(getRequestExportUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestExportMutationKey = () => ['requestExport'] as const;

export const getRequestExportMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestExport>>, TError,void, TContext>, request?: SecondParameter<typeof callWithFreshProof>}
): UseMutationOptions<Awaited<ReturnType<typeof requestExport>>, TError,void, TContext> => {

const mutationKey = getRequestExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestExport>>, void> = () => {


          return  requestExport(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestExportMutationResult = NonNullable<Awaited<ReturnType<typeof requestExport>>>

    export type RequestExportMutationError = ErrorType<Failure>


    /**
 * @summary Create an archive of your page
 */
export const useRequestExport = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestExport>>, TError,void, TContext>, request?: SecondParameter<typeof callWithFreshProof>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestExport>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRequestExportMutationOptions(options), queryClient);
    }
    export const getReadExportUrl = () => {




  return `/api/accounts/me/export`
}

/**
 * Returns whether there is an archive, and until when it can be downloaded.
 * @summary Get the state of your archive
 */
export const readExport = async ( options?: Parameters<typeof callApi>[1]): Promise<Export> => {

  return callApi<Export>(getReadExportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadExportQueryKey = () => {
    return [
    `/api/accounts/me/export`
    ] as const;
    }


export const getReadExportQueryOptions = <TData = Awaited<ReturnType<typeof readExport>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExport>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadExportQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readExport>>> = ({ signal }) => readExport({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadExportQueryResult = NonNullable<Awaited<ReturnType<typeof readExport>>>
export type ReadExportQueryError = ErrorType<Failure>


export function useReadExport<TData = Awaited<ReturnType<typeof readExport>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readExport>>,
          TError,
          Awaited<ReturnType<typeof readExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadExport<TData = Awaited<ReturnType<typeof readExport>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readExport>>,
          TError,
          Awaited<ReturnType<typeof readExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadExport<TData = Awaited<ReturnType<typeof readExport>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExport>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the state of your archive
 */

export function useReadExport<TData = Awaited<ReturnType<typeof readExport>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readExport>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadExportQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadImportUrl = () => {




  return `/api/accounts/me/import`
}

/**
 * Returns which entries of the file would be created and which left out. Nothing changes until the import is confirmed within 24 hours. Accepts an archive of this site, a saved page (HTML or MHTML) of Linktree, lit.link or another link page, a LinkStack export, and a table (CSV) of titles and URLs. From other sites, titles, URLs, their order and the pictures in the file are imported. Replaces the last import. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Upload a file to import
 */
export const readImport = async (readImportBody: ReadImport, options?: Parameters<typeof callApi>[1]): Promise<Import> => {
    const formData = bodyWithFiles(readImportBody)
  return callApi<Import>(getReadImportUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getReadImportMutationKey = () => ['readImport'] as const;

export const getReadImportMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readImport>>, TError,ReadImportMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof readImport>>, TError,ReadImportMutationVariables, TContext> => {

const mutationKey = getReadImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readImport>>, ReadImportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readImport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadImportMutationResult = NonNullable<Awaited<ReturnType<typeof readImport>>>
    export type ReadImportMutationBody = ReadImport
    export type ReadImportMutationError = ErrorType<Failure>
    export type ReadImportMutationVariables = {data: ReadImport}

    /**
 * @summary Upload a file to import
 */
export const useReadImport = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readImport>>, TError,ReadImportMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readImport>>,
        TError,
        ReadImportMutationVariables,
        TContext
      > => {
      return useMutation(getReadImportMutationOptions(options), queryClient);
    }
    export const getGetImportUrl = () => {




  return `/api/accounts/me/import`
}

/**
 * Returns its state and progress, what was created and what was left out.
 * @summary Get the last import
 */
export const getImport = async ( options?: Parameters<typeof callApi>[1]): Promise<OwnImport> => {

  return callApi<OwnImport>(getGetImportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetImportQueryKey = () => {
    return [
    `/api/accounts/me/import`
    ] as const;
    }


export const getGetImportQueryOptions = <TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImport>>> = ({ signal }) => getImport({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportQueryResult = NonNullable<Awaited<ReturnType<typeof getImport>>>
export type GetImportQueryError = ErrorType<Failure>


export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the last import
 */

export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelImportUrl = (id: string,) => {




  return `/api/accounts/me/imports/${id}`
}

/**
 * Ends a running import: what has been created stays, and the rest is listed as left out. An import that is not running is deleted with its file. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Cancel an import
 */
export const cancelImport = async (id: string, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getCancelImportUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelImportMutationKey = () => ['cancelImport'] as const;

export const getCancelImportMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext> => {

const mutationKey = getCancelImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelImport>>, CancelImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelImport(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelImport>>>

    export type CancelImportMutationError = ErrorType<Failure>
    export type CancelImportMutationVariables = {id: string}

    /**
 * @summary Cancel an import
 */
export const useCancelImport = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelImport>>,
        TError,
        CancelImportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelImportMutationOptions(options), queryClient);
    }
    export const getConfirmImportUrl = (id: string,) => {




  return `/api/accounts/me/imports/${id}/confirm`
}

/**
 * Creates the entries one by one, each entirely or not at all, before the existing ones. Contents are verified with their provider as when they are posted. `GET /api/accounts/me/import` returns the progress. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Start an import
 */
export const confirmImport = async (id: string,
    confirmImportBody: ConfirmImport, options?: Parameters<typeof callApi>[1]): Promise<Import> => {

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
return callApi<Import>(getConfirmImportUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmImportBody)
  }
);}





export const getConfirmImportMutationKey = () => ['confirmImport'] as const;

export const getConfirmImportMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmImport>>, TError,ConfirmImportMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmImport>>, TError,ConfirmImportMutationVariables, TContext> => {

const mutationKey = getConfirmImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmImport>>, ConfirmImportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  confirmImport(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmImportMutationResult = NonNullable<Awaited<ReturnType<typeof confirmImport>>>
    export type ConfirmImportMutationBody = ConfirmImport
    export type ConfirmImportMutationError = ErrorType<Failure>
    export type ConfirmImportMutationVariables = {id: string;data: ConfirmImport}

    /**
 * @summary Start an import
 */
export const useConfirmImport = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmImport>>, TError,ConfirmImportMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmImport>>,
        TError,
        ConfirmImportMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmImportMutationOptions(options), queryClient);
    }
