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
  ContactMessage
} from '../model/contactMessage.ts';

import type {
  Failure
} from '../model/failure.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSendContactMessageUrl = () => {




  return `/api/contact`
}

/**
 * Stores the message, notifies the operator by e-mail, and sends the sender a confirmation. A report (`REPORT`) may omit the name and the e-mail address, and can name what it reports in `about`. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Send a message to the operator
 */
export const sendContactMessage = async (contactMessage: ContactMessage, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getSendContactMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactMessage)
  }
);}





export const getSendContactMessageMutationKey = () => ['sendContactMessage'] as const;

export const getSendContactMessageMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext> => {

const mutationKey = getSendContactMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContactMessage>>, SendContactMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContactMessage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendContactMessage>>>
    export type SendContactMessageMutationBody = ContactMessage
    export type SendContactMessageMutationError = ErrorType<Failure>
    export type SendContactMessageMutationVariables = {data: ContactMessage}

    /**
 * @summary Send a message to the operator
 */
export const useSendContactMessage = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContactMessage>>, TError,SendContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContactMessage>>,
        TError,
        SendContactMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactMessageMutationOptions(options), queryClient);
    }
