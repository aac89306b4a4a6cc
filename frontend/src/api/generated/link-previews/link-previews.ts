/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Failure
} from '../model/failure.ts';

import type {
  LinkPreview
} from '../model/linkPreview.ts';

import type {
  PreviewLink
} from '../model/previewLink.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getPreviewLinkUrl = () => {




  return `/api/link-previews`
}

/**
 * Identifies a URL and reads the title, description and picture of its page. Pages of posts are not read; use `readYoutubeVideo` and `listInstagramPosts` for those. Fields that cannot be read are null, as are all of them if the operator has turned reading off. The picture is stored as with `storePicture`: it counts towards the account’s storage quota, and is deleted unless it is used within 24 hours. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Preview a link
 */
export const previewLink = async (previewLinkBody: PreviewLink, options?: Parameters<typeof callApi>[1]): Promise<LinkPreview> => {

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
return callApi<LinkPreview>(getPreviewLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(previewLinkBody)
  }
);}





export const getPreviewLinkMutationKey = () => ['previewLink'] as const;

export const getPreviewLinkMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewLink>>, TError,PreviewLinkMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof previewLink>>, TError,PreviewLinkMutationVariables, TContext> => {

const mutationKey = getPreviewLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewLink>>, PreviewLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewLink(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewLinkMutationResult = NonNullable<Awaited<ReturnType<typeof previewLink>>>
    export type PreviewLinkMutationBody = PreviewLink
    export type PreviewLinkMutationError = ErrorType<Failure>
    export type PreviewLinkMutationVariables = {data: PreviewLink}

    /**
 * @summary Preview a link
 */
export const usePreviewLink = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewLink>>, TError,PreviewLinkMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewLink>>,
        TError,
        PreviewLinkMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewLinkMutationOptions(options), queryClient);
    }
