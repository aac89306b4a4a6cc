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
  Headline
} from '../model/headline.ts';

import type {
  SetHeadline
} from '../model/setHeadline.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSetHeadlineUrl = () => {




  return `/api/headlines`
}

/**
 * Replaces a headline of your page. `text: null` restores the default one, which is shown in the visitor’s language. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Set a headline
 */
export const setHeadline = async (setHeadlineBody: SetHeadline, options?: Parameters<typeof callApi>[1]): Promise<Headline> => {

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
return callApi<Headline>(getSetHeadlineUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setHeadlineBody)
  }
);}





export const getSetHeadlineMutationKey = () => ['setHeadline'] as const;

export const getSetHeadlineMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setHeadline>>, TError,SetHeadlineMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof setHeadline>>, TError,SetHeadlineMutationVariables, TContext> => {

const mutationKey = getSetHeadlineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setHeadline>>, SetHeadlineMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setHeadline(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetHeadlineMutationResult = NonNullable<Awaited<ReturnType<typeof setHeadline>>>
    export type SetHeadlineMutationBody = SetHeadline
    export type SetHeadlineMutationError = ErrorType<Failure>
    export type SetHeadlineMutationVariables = {data: SetHeadline}

    /**
 * @summary Set a headline
 */
export const useSetHeadline = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setHeadline>>, TError,SetHeadlineMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setHeadline>>,
        TError,
        SetHeadlineMutationVariables,
        TContext
      > => {
      return useMutation(getSetHeadlineMutationOptions(options), queryClient);
    }
