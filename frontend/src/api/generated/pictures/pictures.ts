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
  StorePicture
} from '../model/storePicture.ts';

import type {
  StoredPicture
} from '../model/storedPicture.ts';

import { httpClient } from '../../http-client.ts';
import type { ErrorType } from '../../http-client.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getStorePictureUrl = () => {




  return `/api/pictures`
}

/**
 * Stores one picture, to be used by the name that is answered: as the `imageFileName` of the own account, a link, a content or an item. It can be used in several places. Nobody sees it before; unless it is used within 24 hours, it is deleted. It counts toward the storage of the account. Sent with cookies it needs an `Origin` that is this site; with a Bearer, or without any cookie, it needs none.
 * @summary Store a picture
 */
export const storePicture = async (storePictureBody: StorePicture, options?: Parameters<typeof httpClient>[1]): Promise<StoredPicture> => {
    const formData = new FormData();
formData.append(`image`, storePictureBody.image);

  return httpClient<StoredPicture>(getStorePictureUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getStorePictureMutationKey = () => ['storePicture'] as const;

export const getStorePictureMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePicture>>, TError,StorePictureMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof storePicture>>, TError,StorePictureMutationVariables, TContext> => {

const mutationKey = getStorePictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storePicture>>, StorePictureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  storePicture(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StorePictureMutationResult = NonNullable<Awaited<ReturnType<typeof storePicture>>>
    export type StorePictureMutationBody = StorePicture
    export type StorePictureMutationError = ErrorType<Failure>
    export type StorePictureMutationVariables = {data: StorePicture}

    /**
 * @summary Store a picture
 */
export const useStorePicture = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storePicture>>, TError,StorePictureMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storePicture>>,
        TError,
        StorePictureMutationVariables,
        TContext
      > => {
      return useMutation(getStorePictureMutationOptions(options), queryClient);
    }
