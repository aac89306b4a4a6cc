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
  OrderBlocks
} from '../model/orderBlocks.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getOrderBlocksUrl = (id: string,) => {




  return `/api/blocks/${id}/orders`
}

/**
 * Sets the order of all blocks and which of them visitors see. If several requests arrive at once, the last one wins. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update the page's blocks
 */
export const orderBlocks = async (id: string,
    orderBlocksBody: OrderBlocks, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getOrderBlocksUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderBlocksBody)
  }
);}





export const getOrderBlocksMutationKey = () => ['orderBlocks'] as const;

export const getOrderBlocksMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderBlocks>>, TError,OrderBlocksMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof orderBlocks>>, TError,OrderBlocksMutationVariables, TContext> => {

const mutationKey = getOrderBlocksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderBlocks>>, OrderBlocksMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  orderBlocks(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderBlocksMutationResult = NonNullable<Awaited<ReturnType<typeof orderBlocks>>>
    export type OrderBlocksMutationBody = OrderBlocks
    export type OrderBlocksMutationError = ErrorType<Failure>
    export type OrderBlocksMutationVariables = {id: string;data: OrderBlocks}

    /**
 * @summary Update the page's blocks
 */
export const useOrderBlocks = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderBlocks>>, TError,OrderBlocksMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderBlocks>>,
        TError,
        OrderBlocksMutationVariables,
        TContext
      > => {
      return useMutation(getOrderBlocksMutationOptions(options), queryClient);
    }
