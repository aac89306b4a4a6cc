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
  ChangeEmailParams
} from '../model/changeEmailParams.ts';

import type {
  ChangePasswordParams
} from '../model/changePasswordParams.ts';

import type {
  CheckCode
} from '../model/checkCode.ts';

import type {
  CheckEmailCode
} from '../model/checkEmailCode.ts';

import type {
  CheckPasswordCode
} from '../model/checkPasswordCode.ts';

import type {
  CheckSignUpCodeParams
} from '../model/checkSignUpCodeParams.ts';

import type {
  CreateAccount
} from '../model/createAccount.ts';

import type {
  CreateAccountParams
} from '../model/createAccountParams.ts';

import type {
  EmailAddress
} from '../model/emailAddress.ts';

import type {
  Failure
} from '../model/failure.ts';

import type {
  FlowToken
} from '../model/flowToken.ts';

import type {
  FormerDisplayIdList
} from '../model/formerDisplayIdList.ts';

import type {
  OwnAccount
} from '../model/ownAccount.ts';

import type {
  PublicAccount
} from '../model/publicAccount.ts';

import type {
  ResetPassword
} from '../model/resetPassword.ts';

import type {
  RestoreAccount
} from '../model/restoreAccount.ts';

import type {
  SessionTokens
} from '../model/sessionTokens.ts';

import type {
  SetPassword
} from '../model/setPassword.ts';

import type {
  UndoEmailChange
} from '../model/undoEmailChange.ts';

import type {
  UpdateOwnAccountForm
} from '../model/updateOwnAccountForm.ts';

import type {
  ValidateNewAccount
} from '../model/validateNewAccount.ts';

import type {
  ValidateOwnAccount
} from '../model/validateOwnAccount.ts';

import type {
  Withdraw
} from '../model/withdraw.ts';

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';
import { checkAvailability } from '../../mutators.ts';
import { requestEmailCode } from '../../mutators.ts';
import { callWithSessionCheck } from '../../mutators.ts';
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

export const getCreateAccountUrl = (params?: CreateAccountParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/accounts?${stringifiedParams}` : `/api/accounts`
}

/**
 * Reserves the display ID for 24 hours, sets the cookie `signUpToken` and sends a six-digit code by e-mail. The response is the same if the address already has an account; its owner is then notified by e-mail instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Sign up by e-mail
 */
export const createAccount = async (createAccountBody: CreateAccount,
    params?: CreateAccountParams, options?: Parameters<typeof callApi>[1]): Promise<FlowToken | void> => {

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
return callApi<FlowToken | void>(getCreateAccountUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createAccountBody)
  }
);}





export const getCreateAccountMutationKey = () => ['createAccount'] as const;

export const getCreateAccountMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext> => {

const mutationKey = getCreateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccount>>, CreateAccountMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createAccount(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createAccount>>>
    export type CreateAccountMutationBody = CreateAccount
    export type CreateAccountMutationError = ErrorType<Failure>
    export type CreateAccountMutationVariables = {data: CreateAccount;params?: CreateAccountParams}

    /**
 * @summary Sign up by e-mail
 */
export const useCreateAccount = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccount>>,
        TError,
        CreateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountMutationOptions(options), queryClient);
    }
    export const getCheckSignUpCodeUrl = (params?: CheckSignUpCodeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/accounts/check-code?${stringifiedParams}` : `/api/accounts/check-code`
}

/**
 * Verifies the e-mailed code, creates the account and starts its first session. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Complete a sign-up
 */
export const checkSignUpCode = async (checkCode: CheckCode,
    params?: CheckSignUpCodeParams, options?: Parameters<typeof callApi>[1]): Promise<OwnAccount | SessionTokens> => {

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
return callApi<OwnAccount | SessionTokens>(getCheckSignUpCodeUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkCode)
  }
);}





export const getCheckSignUpCodeMutationKey = () => ['checkSignUpCode'] as const;

export const getCheckSignUpCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSignUpCode>>, TError,CheckSignUpCodeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof checkSignUpCode>>, TError,CheckSignUpCodeMutationVariables, TContext> => {

const mutationKey = getCheckSignUpCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkSignUpCode>>, CheckSignUpCodeMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  checkSignUpCode(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckSignUpCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkSignUpCode>>>
    export type CheckSignUpCodeMutationBody = CheckCode
    export type CheckSignUpCodeMutationError = ErrorType<Failure>
    export type CheckSignUpCodeMutationVariables = {data: CheckCode;params?: CheckSignUpCodeParams}

    /**
 * @summary Complete a sign-up
 */
export const useCheckSignUpCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSignUpCode>>, TError,CheckSignUpCodeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkSignUpCode>>,
        TError,
        CheckSignUpCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckSignUpCodeMutationOptions(options), queryClient);
    }
    export const getValidateNewAccountUrl = () => {




  return `/api/accounts/create-validation`
}

/**
 * For use in a sign-up form before it is submitted. Only the format of the e-mail address is checked, never whether it has an account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Check whether a display ID is available
 */
export const validateNewAccount = async (validateNewAccountBody: ValidateNewAccount, options?: Parameters<typeof checkAvailability>[1]): Promise<void> => {

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
return checkAvailability<void>(getValidateNewAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(validateNewAccountBody)
  }
);}





export const getValidateNewAccountQueryKey = (validateNewAccountBody?: ValidateNewAccount,) => {
    return [
    'POST', `/api/accounts/create-validation`, validateNewAccountBody
    ] as const;
    }


export const getValidateNewAccountQueryOptions = <TData = Awaited<ReturnType<typeof validateNewAccount>>, TError = ErrorType<Failure>>(validateNewAccountBody: ValidateNewAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNewAccount>>, TError, TData>>, request?: SecondParameter<typeof checkAvailability>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateNewAccountQueryKey(validateNewAccountBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateNewAccount>>> = ({ signal }) => validateNewAccount(validateNewAccountBody, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateNewAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateNewAccountQueryResult = NonNullable<Awaited<ReturnType<typeof validateNewAccount>>>
export type ValidateNewAccountQueryError = ErrorType<Failure>


export function useValidateNewAccount<TData = Awaited<ReturnType<typeof validateNewAccount>>, TError = ErrorType<Failure>>(
 validateNewAccountBody: ValidateNewAccount, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNewAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateNewAccount>>,
          TError,
          Awaited<ReturnType<typeof validateNewAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateNewAccount<TData = Awaited<ReturnType<typeof validateNewAccount>>, TError = ErrorType<Failure>>(
 validateNewAccountBody: ValidateNewAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNewAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateNewAccount>>,
          TError,
          Awaited<ReturnType<typeof validateNewAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateNewAccount<TData = Awaited<ReturnType<typeof validateNewAccount>>, TError = ErrorType<Failure>>(
 validateNewAccountBody: ValidateNewAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNewAccount>>, TError, TData>>, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether a display ID is available
 */

export function useValidateNewAccount<TData = Awaited<ReturnType<typeof validateNewAccount>>, TError = ErrorType<Failure>>(
 validateNewAccountBody: ValidateNewAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNewAccount>>, TError, TData>>, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateNewAccountQueryOptions(validateNewAccountBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getValidateOwnAccountUrl = () => {




  return `/api/accounts/edit-validation`
}

/**
 * For use in a settings form before it is submitted. Your current and former display IDs count as available, including those of accounts you deleted. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Check whether your account can use a display ID
 */
export const validateOwnAccount = async (validateOwnAccountBody: ValidateOwnAccount, options?: Parameters<typeof checkAvailability>[1]): Promise<void> => {

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
return checkAvailability<void>(getValidateOwnAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(validateOwnAccountBody)
  }
);}





export const getValidateOwnAccountQueryKey = (validateOwnAccountBody?: ValidateOwnAccount,) => {
    return [
    'POST', `/api/accounts/edit-validation`, validateOwnAccountBody
    ] as const;
    }


export const getValidateOwnAccountQueryOptions = <TData = Awaited<ReturnType<typeof validateOwnAccount>>, TError = ErrorType<Failure>>(validateOwnAccountBody: ValidateOwnAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof checkAvailability>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateOwnAccountQueryKey(validateOwnAccountBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateOwnAccount>>> = ({ signal }) => validateOwnAccount(validateOwnAccountBody, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateOwnAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateOwnAccountQueryResult = NonNullable<Awaited<ReturnType<typeof validateOwnAccount>>>
export type ValidateOwnAccountQueryError = ErrorType<Failure>


export function useValidateOwnAccount<TData = Awaited<ReturnType<typeof validateOwnAccount>>, TError = ErrorType<Failure>>(
 validateOwnAccountBody: ValidateOwnAccount, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOwnAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateOwnAccount>>,
          TError,
          Awaited<ReturnType<typeof validateOwnAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateOwnAccount<TData = Awaited<ReturnType<typeof validateOwnAccount>>, TError = ErrorType<Failure>>(
 validateOwnAccountBody: ValidateOwnAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOwnAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateOwnAccount>>,
          TError,
          Awaited<ReturnType<typeof validateOwnAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateOwnAccount<TData = Awaited<ReturnType<typeof validateOwnAccount>>, TError = ErrorType<Failure>>(
 validateOwnAccountBody: ValidateOwnAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether your account can use a display ID
 */

export function useValidateOwnAccount<TData = Awaited<ReturnType<typeof validateOwnAccount>>, TError = ErrorType<Failure>>(
 validateOwnAccountBody: ValidateOwnAccount, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof checkAvailability>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateOwnAccountQueryOptions(validateOwnAccountBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeEmailUrl = (params?: ChangeEmailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/accounts/email?${stringifiedParams}` : `/api/accounts/email`
}

/**
 * Sets the cookie `updateEmailToken` and sends a six-digit code to the new address. The response is the same if another account has the address; its owner is then notified by e-mail instead. An account without an address adds its first one this way. The address only changes once the code is entered. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last 10 minutes. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to change your e-mail address
 */
export const changeEmail = async (emailAddress: EmailAddress,
    params?: ChangeEmailParams, options?: Parameters<typeof requestEmailCode>[1]): Promise<FlowToken | void> => {

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
return requestEmailCode<FlowToken | void>(getChangeEmailUrl(params),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailAddress)
  }
);}





export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof requestEmailCode>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  changeEmail(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = EmailAddress
    export type ChangeEmailMutationError = ErrorType<Failure>
    export type ChangeEmailMutationVariables = {data: EmailAddress;params?: ChangeEmailParams}

    /**
 * @summary Request a code to change your e-mail address
 */
export const useChangeEmail = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof requestEmailCode>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    export const getCheckEmailCodeUrl = () => {




  return `/api/accounts/email/check-code`
}

/**
 * Verifies the code sent to the new address and changes the address. All other sessions end. An e-mail to the previous address contains a link that undoes the change for 72 hours. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change your e-mail address
 */
export const checkEmailCode = async (checkEmailCodeBody: CheckEmailCode, options?: Parameters<typeof callWithSessionCheck>[1]): Promise<OwnAccount> => {

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
return callWithSessionCheck<OwnAccount>(getCheckEmailCodeUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkEmailCodeBody)
  }
);}





export const getCheckEmailCodeMutationKey = () => ['checkEmailCode'] as const;

export const getCheckEmailCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkEmailCode>>, TError,CheckEmailCodeMutationVariables, TContext>, request?: SecondParameter<typeof callWithSessionCheck>}
): UseMutationOptions<Awaited<ReturnType<typeof checkEmailCode>>, TError,CheckEmailCodeMutationVariables, TContext> => {

const mutationKey = getCheckEmailCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkEmailCode>>, CheckEmailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkEmailCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkEmailCode>>>
    export type CheckEmailCodeMutationBody = CheckEmailCode
    export type CheckEmailCodeMutationError = ErrorType<Failure>
    export type CheckEmailCodeMutationVariables = {data: CheckEmailCode}

    /**
 * @summary Change your e-mail address
 */
export const useCheckEmailCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkEmailCode>>, TError,CheckEmailCodeMutationVariables, TContext>, request?: SecondParameter<typeof callWithSessionCheck>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkEmailCode>>,
        TError,
        CheckEmailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckEmailCodeMutationOptions(options), queryClient);
    }
    export const getUndoEmailChangeUrl = () => {




  return `/api/accounts/email/undo`
}

/**
 * Restores the previous address and ends all sessions. Also removes a password that was set and a provider that was connected after the change. Does not start a session. The token comes from the link in the e-mail to the previous address. It can be used once within 72 hours, unless another account has the address by then. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Undo an e-mail address change
 */
export const undoEmailChange = async (undoEmailChangeBody: UndoEmailChange, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getUndoEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(undoEmailChangeBody)
  }
);}





export const getUndoEmailChangeMutationKey = () => ['undoEmailChange'] as const;

export const getUndoEmailChangeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoEmailChange>>, TError,UndoEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof undoEmailChange>>, TError,UndoEmailChangeMutationVariables, TContext> => {

const mutationKey = getUndoEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoEmailChange>>, UndoEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof undoEmailChange>>>
    export type UndoEmailChangeMutationBody = UndoEmailChange
    export type UndoEmailChangeMutationError = ErrorType<Failure>
    export type UndoEmailChangeMutationVariables = {data: UndoEmailChange}

    /**
 * @summary Undo an e-mail address change
 */
export const useUndoEmailChange = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoEmailChange>>, TError,UndoEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoEmailChange>>,
        TError,
        UndoEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getUndoEmailChangeMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = () => {




  return `/api/accounts/forgot-password`
}

/**
 * The last step of a password reset; requires the cookie `resetPasswordCode`. Ends all sessions of the account without starting one, unlocks logins with its address, and notifies the owner by e-mail. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Set a new password
 */
export const resetPassword = async (resetPasswordBody: ResetPassword, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordBody)
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPassword
    export type ResetPasswordMutationError = ErrorType<Failure>
    export type ResetPasswordMutationVariables = {data: ResetPassword}

    /**
 * @summary Set a new password
 */
export const useResetPassword = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    export const getGetOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * Returns the signed-in account, including its private fields.
 * @summary Get your account
 */
export const getOwnAccount = async ( options?: Parameters<typeof callApi>[1]): Promise<OwnAccount> => {

  return callApi<OwnAccount>(getGetOwnAccountUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOwnAccountQueryKey = () => {
    return [
    `/api/accounts/me`
    ] as const;
    }


export const getGetOwnAccountQueryOptions = <TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnAccount>>> = ({ signal }) => getOwnAccount({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnAccount>>>
export type GetOwnAccountQueryError = ErrorType<Failure>


export function useGetOwnAccount<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnAccount>>,
          TError,
          Awaited<ReturnType<typeof getOwnAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnAccount<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnAccount>>,
          TError,
          Awaited<ReturnType<typeof getOwnAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnAccount<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get your account
 */

export function useGetOwnAccount<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * Updates the given fields, all of them or none; omitted fields stay as they are. In a form, `icon` and `cover` are files, and the categories are `categories[0]`, `categories[1]` and so on; a stored picture can be used as the icon with `imageFileName`. After a change of the display ID, the previous one redirects to the new one and stays unavailable to others for 180 days. The display ID can be changed 5 times in 30 days. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update your account
 */
export const updateOwnAccount = async (updateOwnAccountForm: UpdateOwnAccountForm, options?: Parameters<typeof callApi>[1]): Promise<OwnAccount> => {
    const formData = bodyWithFiles(updateOwnAccountForm)
  return callApi<OwnAccount>(getUpdateOwnAccountUrl(),
  {
    ...options,
    method: 'PATCH'
    ,
    body: formData
  }
);}





export const getUpdateOwnAccountMutationKey = () => ['updateOwnAccount'] as const;

export const getUpdateOwnAccountMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnAccount>>, TError,UpdateOwnAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOwnAccount>>, TError,UpdateOwnAccountMutationVariables, TContext> => {

const mutationKey = getUpdateOwnAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOwnAccount>>, UpdateOwnAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOwnAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOwnAccountMutationResult = NonNullable<Awaited<ReturnType<typeof updateOwnAccount>>>
    export type UpdateOwnAccountMutationBody = UpdateOwnAccountForm
    export type UpdateOwnAccountMutationError = ErrorType<Failure>
    export type UpdateOwnAccountMutationVariables = {data: UpdateOwnAccountForm}

    /**
 * @summary Update your account
 */
export const useUpdateOwnAccount = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnAccount>>, TError,UpdateOwnAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOwnAccount>>,
        TError,
        UpdateOwnAccountMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOwnAccountMutationOptions(options), queryClient);
    }
    export const getDeleteOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * Takes effect at once: the page returns 404 and all sessions end. An e-mail contains a link that restores the account for a few days; then all its data is erased. An account without an address cannot be restored. The display ID stays unavailable for 180 days, except to an account that confirms the same e-mail address or LINE user. The reason is stored without the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete your account
 */
export const deleteOwnAccount = async (withdraw: Withdraw, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getDeleteOwnAccountUrl(),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(withdraw)
  }
);}





export const getDeleteOwnAccountMutationKey = () => ['deleteOwnAccount'] as const;

export const getDeleteOwnAccountMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOwnAccount>>, TError,DeleteOwnAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOwnAccount>>, TError,DeleteOwnAccountMutationVariables, TContext> => {

const mutationKey = getDeleteOwnAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOwnAccount>>, DeleteOwnAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteOwnAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOwnAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOwnAccount>>>
    export type DeleteOwnAccountMutationBody = Withdraw
    export type DeleteOwnAccountMutationError = ErrorType<Failure>
    export type DeleteOwnAccountMutationVariables = {data: Withdraw}

    /**
 * @summary Delete your account
 */
export const useDeleteOwnAccount = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOwnAccount>>, TError,DeleteOwnAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOwnAccount>>,
        TError,
        DeleteOwnAccountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOwnAccountMutationOptions(options), queryClient);
    }
    export const getListFormerDisplayIdsUrl = () => {




  return `/api/accounts/me/former-display-ids`
}

/**
 * Lists the display IDs of deleted accounts that had your confirmed e-mail address or your LINE user. While they are unavailable to others, you can take one with `PATCH /api/accounts/me`; the deleted account can then no longer be restored.
 * @summary List the display IDs of your deleted accounts
 */
export const listFormerDisplayIds = async ( options?: Parameters<typeof callApi>[1]): Promise<FormerDisplayIdList> => {

  return callApi<FormerDisplayIdList>(getListFormerDisplayIdsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFormerDisplayIdsQueryKey = () => {
    return [
    `/api/accounts/me/former-display-ids`
    ] as const;
    }


export const getListFormerDisplayIdsQueryOptions = <TData = Awaited<ReturnType<typeof listFormerDisplayIds>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFormerDisplayIds>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFormerDisplayIdsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFormerDisplayIds>>> = ({ signal }) => listFormerDisplayIds({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFormerDisplayIds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFormerDisplayIdsQueryResult = NonNullable<Awaited<ReturnType<typeof listFormerDisplayIds>>>
export type ListFormerDisplayIdsQueryError = ErrorType<Failure>


export function useListFormerDisplayIds<TData = Awaited<ReturnType<typeof listFormerDisplayIds>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFormerDisplayIds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFormerDisplayIds>>,
          TError,
          Awaited<ReturnType<typeof listFormerDisplayIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFormerDisplayIds<TData = Awaited<ReturnType<typeof listFormerDisplayIds>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFormerDisplayIds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFormerDisplayIds>>,
          TError,
          Awaited<ReturnType<typeof listFormerDisplayIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFormerDisplayIds<TData = Awaited<ReturnType<typeof listFormerDisplayIds>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFormerDisplayIds>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the display IDs of your deleted accounts
 */

export function useListFormerDisplayIds<TData = Awaited<ReturnType<typeof listFormerDisplayIds>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFormerDisplayIds>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFormerDisplayIdsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangePasswordUrl = (params?: ChangePasswordParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/accounts/password?${stringifiedParams}` : `/api/accounts/password`
}

/**
 * Validates the password, sets the cookie `changePasswordToken` and sends a six-digit code to the confirmed address. An account without a password adds its first one this way; an account without an address must add one first. The password only changes once the code is entered. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to change your password
 */
export const changePassword = async (setPassword: SetPassword,
    params?: ChangePasswordParams, options?: Parameters<typeof callApi>[1]): Promise<FlowToken | void> => {

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
return callApi<FlowToken | void>(getChangePasswordUrl(params),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setPassword)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  changePassword(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = SetPassword
    export type ChangePasswordMutationError = ErrorType<Failure>
    export type ChangePasswordMutationVariables = {data: SetPassword;params?: ChangePasswordParams}

    /**
 * @summary Request a code to change your password
 */
export const useChangePassword = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getCheckPasswordCodeUrl = () => {




  return `/api/accounts/password/check-code`
}

/**
 * Verifies the e-mailed code and sets the password in the same request. All other sessions end, and the owner is notified by e-mail. `disconnectSocialLogins` also disconnects the providers that can be used to log in, such as LINE. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change your password
 */
export const checkPasswordCode = async (checkPasswordCodeBody: CheckPasswordCode, options?: Parameters<typeof callWithSessionCheck>[1]): Promise<OwnAccount> => {

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
return callWithSessionCheck<OwnAccount>(getCheckPasswordCodeUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkPasswordCodeBody)
  }
);}





export const getCheckPasswordCodeMutationKey = () => ['checkPasswordCode'] as const;

export const getCheckPasswordCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPasswordCode>>, TError,CheckPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof callWithSessionCheck>}
): UseMutationOptions<Awaited<ReturnType<typeof checkPasswordCode>>, TError,CheckPasswordCodeMutationVariables, TContext> => {

const mutationKey = getCheckPasswordCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkPasswordCode>>, CheckPasswordCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkPasswordCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckPasswordCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkPasswordCode>>>
    export type CheckPasswordCodeMutationBody = CheckPasswordCode
    export type CheckPasswordCodeMutationError = ErrorType<Failure>
    export type CheckPasswordCodeMutationVariables = {data: CheckPasswordCode}

    /**
 * @summary Change your password
 */
export const useCheckPasswordCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPasswordCode>>, TError,CheckPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof callWithSessionCheck>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkPasswordCode>>,
        TError,
        CheckPasswordCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckPasswordCodeMutationOptions(options), queryClient);
    }
    export const getResendSignUpCodeUrl = () => {




  return `/api/accounts/resend-code`
}

/**
 * Sends a new code. The previous code becomes invalid. Within one minute of the last e-mail, nothing is sent and the previous code stays valid. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Resend the sign-up code
 */
export const resendSignUpCode = async ( options?: Parameters<typeof callApi>[1]): Promise<void> => {

  return callApi<void>(getResendSignUpCodeUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getResendSignUpCodeMutationKey = () => ['resendSignUpCode'] as const;

export const getResendSignUpCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendSignUpCode>>, TError,void, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof resendSignUpCode>>, TError,void, TContext> => {

const mutationKey = getResendSignUpCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendSignUpCode>>, void> = () => {


          return  resendSignUpCode(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendSignUpCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendSignUpCode>>>

    export type ResendSignUpCodeMutationError = ErrorType<Failure>


    /**
 * @summary Resend the sign-up code
 */
export const useResendSignUpCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendSignUpCode>>, TError,void, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendSignUpCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResendSignUpCodeMutationOptions(options), queryClient);
    }
    export const getRestoreAccountUrl = () => {




  return `/api/accounts/restore`
}

/**
 * Restores the account as it was, without starting a session. The token comes from the link in the e-mail that confirmed the deletion. It can be used once, unless another account has the address by then. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Restore a deleted account
 */
export const restoreAccount = async (restoreAccountBody: RestoreAccount, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getRestoreAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(restoreAccountBody)
  }
);}





export const getRestoreAccountMutationKey = () => ['restoreAccount'] as const;

export const getRestoreAccountMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAccount>>, TError,RestoreAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreAccount>>, TError,RestoreAccountMutationVariables, TContext> => {

const mutationKey = getRestoreAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreAccount>>, RestoreAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreAccountMutationResult = NonNullable<Awaited<ReturnType<typeof restoreAccount>>>
    export type RestoreAccountMutationBody = RestoreAccount
    export type RestoreAccountMutationError = ErrorType<Failure>
    export type RestoreAccountMutationVariables = {data: RestoreAccount}

    /**
 * @summary Restore a deleted account
 */
export const useRestoreAccount = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAccount>>, TError,RestoreAccountMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreAccount>>,
        TError,
        RestoreAccountMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreAccountMutationOptions(options), queryClient);
    }
    export const getGetAccountUrl = (id: string,) => {




  return `/api/accounts/${id}`
}

/**
 * Returns the public fields of an account. A former display ID returns the account with its current one.
 * @summary Get a public profile
 */
export const getAccount = async (id: string, options?: Parameters<typeof callApi>[1]): Promise<PublicAccount> => {

  return callApi<PublicAccount>(getGetAccountUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAccountQueryKey = (id: string,) => {
    return [
    `/api/accounts/${id}`
    ] as const;
    }


export const getGetAccountQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Failure>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountQueryError = ErrorType<Failure>


export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Failure>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a public profile
 */

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






