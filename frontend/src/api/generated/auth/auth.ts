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
  AllowCodes
} from '../model/allowCodes.ts';

import type {
  CheckCode
} from '../model/checkCode.ts';

import type {
  CheckForgotPasswordCodeParams
} from '../model/checkForgotPasswordCodeParams.ts';

import type {
  ConfirmIdentity
} from '../model/confirmIdentity.ts';

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
  ForgotPasswordParams
} from '../model/forgotPasswordParams.ts';

import type {
  LogIn
} from '../model/logIn.ts';

import type {
  LogInParams
} from '../model/logInParams.ts';

import type {
  OwnAccount
} from '../model/ownAccount.ts';

import type {
  SendConfirmationCodeParams
} from '../model/sendConfirmationCodeParams.ts';

import type {
  SessionList
} from '../model/sessionList.ts';

import type {
  SessionTokens
} from '../model/sessionTokens.ts';

import { httpClient } from '../../http-client.ts';
import type { ErrorType } from '../../http-client.ts';
import { callWithSessionCheck } from '../../mutators.ts';
import { deleteIfPresent } from '../../mutators.ts';

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

export const getAllowCodesUrl = () => {




  return `/api/auth/codes/allow`
}

/**
 * For the page behind the link of the mail that tells that codes are paused for an address after too many wrong ones. Sets the cookie `mailboxPass`, with which this browser can ask for codes and enter them; for others they stay paused until the next day. The link works once. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Use mailed codes again in this browser
 */
export const allowCodes = async (allowCodesBody: AllowCodes, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

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
return httpClient<void>(getAllowCodesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(allowCodesBody)
  }
);}





export const getAllowCodesMutationKey = () => ['allowCodes'] as const;

export const getAllowCodesMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowCodes>>, TError,AllowCodesMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof allowCodes>>, TError,AllowCodesMutationVariables, TContext> => {

const mutationKey = getAllowCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof allowCodes>>, AllowCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  allowCodes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AllowCodesMutationResult = NonNullable<Awaited<ReturnType<typeof allowCodes>>>
    export type AllowCodesMutationBody = AllowCodes
    export type AllowCodesMutationError = ErrorType<Failure>
    export type AllowCodesMutationVariables = {data: AllowCodes}

    /**
 * @summary Use mailed codes again in this browser
 */
export const useAllowCodes = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowCodes>>, TError,AllowCodesMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof allowCodes>>,
        TError,
        AllowCodesMutationVariables,
        TContext
      > => {
      return useMutation(getAllowCodesMutationOptions(options), queryClient);
    }
    export const getConfirmIdentityUrl = () => {




  return `/api/auth/confirm`
}

/**
 * Takes the password, or the mailed code where the account has none. For ten minutes after it, as after a login, the session may do what otherwise fails with 403 `E0302`: change the e-mail address, connect a provider to log in with and request an archive of the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Confirm that it is you
 */
export const confirmIdentity = async (confirmIdentityBody: ConfirmIdentity, options?: Parameters<typeof callWithSessionCheck>[1]): Promise<void> => {

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
return callWithSessionCheck<void>(getConfirmIdentityUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmIdentityBody)
  }
);}





export const getConfirmIdentityMutationKey = () => ['confirmIdentity'] as const;

export const getConfirmIdentityMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmIdentity>>, TError,ConfirmIdentityMutationVariables, TContext>, request?: SecondParameter<typeof callWithSessionCheck>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmIdentity>>, TError,ConfirmIdentityMutationVariables, TContext> => {

const mutationKey = getConfirmIdentityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmIdentity>>, ConfirmIdentityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmIdentity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof confirmIdentity>>>
    export type ConfirmIdentityMutationBody = ConfirmIdentity
    export type ConfirmIdentityMutationError = ErrorType<Failure>
    export type ConfirmIdentityMutationVariables = {data: ConfirmIdentity}

    /**
 * @summary Confirm that it is you
 */
export const useConfirmIdentity = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmIdentity>>, TError,ConfirmIdentityMutationVariables, TContext>, request?: SecondParameter<typeof callWithSessionCheck>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmIdentity>>,
        TError,
        ConfirmIdentityMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmIdentityMutationOptions(options), queryClient);
    }
    export const getSendConfirmationCodeUrl = (params?: SendConfirmationCodeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/auth/confirm/code?${stringifiedParams}` : `/api/auth/confirm/code`
}

/**
 * For an account without a password: sets the cookie `confirmToken` and mails a six-digit code to the confirmed address. An account without an address logs in with its provider again instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask for a code to confirm that it is you
 */
export const sendConfirmationCode = async (params?: SendConfirmationCodeParams, options?: Parameters<typeof httpClient>[1]): Promise<FlowToken | void> => {

  return httpClient<FlowToken | void>(getSendConfirmationCodeUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSendConfirmationCodeMutationKey = () => ['sendConfirmationCode'] as const;

export const getSendConfirmationCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmationCode>>, TError,SendConfirmationCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof sendConfirmationCode>>, TError,SendConfirmationCodeMutationVariables, TContext> => {

const mutationKey = getSendConfirmationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendConfirmationCode>>, SendConfirmationCodeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  sendConfirmationCode(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendConfirmationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendConfirmationCode>>>

    export type SendConfirmationCodeMutationError = ErrorType<Failure>
    export type SendConfirmationCodeMutationVariables = {params?: SendConfirmationCodeParams}

    /**
 * @summary Ask for a code to confirm that it is you
 */
export const useSendConfirmationCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmationCode>>, TError,SendConfirmationCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendConfirmationCode>>,
        TError,
        SendConfirmationCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendConfirmationCodeMutationOptions(options), queryClient);
    }
    export const getForgotPasswordUrl = (params?: ForgotPasswordParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/auth/forgot-password?${stringifiedParams}` : `/api/auth/forgot-password`
}

/**
 * Sets the cookie `resetPasswordToken` and mails a six-digit code, where the address has an account; the answer does not tell. Asking again sends a new code and voids the one before. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask for a code to reset the password
 */
export const forgotPassword = async (emailAddress: EmailAddress,
    params?: ForgotPasswordParams, options?: Parameters<typeof httpClient>[1]): Promise<FlowToken | void> => {

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
return httpClient<FlowToken | void>(getForgotPasswordUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailAddress)
  }
);}





export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  forgotPassword(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = EmailAddress
    export type ForgotPasswordMutationError = ErrorType<Failure>
    export type ForgotPasswordMutationVariables = {data: EmailAddress;params?: ForgotPasswordParams}

    /**
 * @summary Ask for a code to reset the password
 */
export const useForgotPassword = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    export const getCheckForgotPasswordCodeUrl = (params?: CheckForgotPasswordCodeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/auth/forgot-password/check-code?${stringifiedParams}` : `/api/auth/forgot-password/check-code`
}

/**
 * Takes the mailed code and sets the cookie `resetPasswordCode`, with which the new password can be set. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Enter the code of a password reset
 */
export const checkForgotPasswordCode = async (checkCode: CheckCode,
    params?: CheckForgotPasswordCodeParams, options?: Parameters<typeof httpClient>[1]): Promise<FlowToken | void> => {

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
return httpClient<FlowToken | void>(getCheckForgotPasswordCodeUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkCode)
  }
);}





export const getCheckForgotPasswordCodeMutationKey = () => ['checkForgotPasswordCode'] as const;

export const getCheckForgotPasswordCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkForgotPasswordCode>>, TError,CheckForgotPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof checkForgotPasswordCode>>, TError,CheckForgotPasswordCodeMutationVariables, TContext> => {

const mutationKey = getCheckForgotPasswordCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkForgotPasswordCode>>, CheckForgotPasswordCodeMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  checkForgotPasswordCode(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckForgotPasswordCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkForgotPasswordCode>>>
    export type CheckForgotPasswordCodeMutationBody = CheckCode
    export type CheckForgotPasswordCodeMutationError = ErrorType<Failure>
    export type CheckForgotPasswordCodeMutationVariables = {data: CheckCode;params?: CheckForgotPasswordCodeParams}

    /**
 * @summary Enter the code of a password reset
 */
export const useCheckForgotPasswordCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkForgotPasswordCode>>, TError,CheckForgotPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkForgotPasswordCode>>,
        TError,
        CheckForgotPasswordCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckForgotPasswordCodeMutationOptions(options), queryClient);
    }
    export const getLogInUrl = (params?: LogInParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/auth/login?${stringifiedParams}` : `/api/auth/login`
}

/**
 * Opens a session and sets its cookies, or answers with its tokens where `tokens=body` asks for them. Ends the browser’s previous session. Where the code of the sign-up was never entered, a new one is mailed and the cookie `signUpToken` is set along with the 403; with `tokens=body` the 403 has the token of the flow in the header `X-Flow-Token` instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log in
 */
export const logIn = async (logInBody: LogIn,
    params?: LogInParams, options?: Parameters<typeof httpClient>[1]): Promise<OwnAccount | SessionTokens> => {

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
return httpClient<OwnAccount | SessionTokens>(getLogInUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(logInBody)
  }
);}





export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {

const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  logIn(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = LogIn
    export type LogInMutationError = ErrorType<Failure>
    export type LogInMutationVariables = {data: LogIn;params?: LogInParams}

    /**
 * @summary Log in
 */
export const useLogIn = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }
    export const getLogOutUrl = () => {




  return `/api/auth/logout`
}

/**
 * Ends the session on the server and removes its cookies; without a session it only removes them. With a Bearer token, ends that token’s session and keeps the cookies. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log out
 */
export const logOut = async ( options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getLogOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext> => {

const mutationKey = getLogOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logOut>>, void> = () => {


          return  logOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogOutMutationResult = NonNullable<Awaited<ReturnType<typeof logOut>>>

    export type LogOutMutationError = ErrorType<Failure>


    /**
 * @summary Log out
 */
export const useLogOut = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogOutMutationOptions(options), queryClient);
    }
    export const getListSessionsUrl = () => {




  return `/api/auth/sessions`
}

/**
 * Every browser and program that is signed in to the account, with when it was last seen. The session that asks comes first.
 * @summary List the own sessions
 */
export const listSessions = async ( options?: Parameters<typeof httpClient>[1]): Promise<SessionList> => {

  return httpClient<SessionList>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSessionsQueryKey = () => {
    return [
    `/api/auth/sessions`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<Failure>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own sessions
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getEndOtherSessionsUrl = () => {




  return `/api/auth/sessions`
}

/**
 * Signs the account out everywhere but here, at once. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary End all other sessions
 */
export const endOtherSessions = async ( options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {


          return  endOtherSessions(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ErrorType<Failure>


    /**
 * @summary End all other sessions
 */
export const useEndOtherSessions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndOtherSessionsMutationOptions(options), queryClient);
    }
    export const getEndSessionUrl = (id: string,) => {




  return `/api/auth/sessions/${id}`
}

/**
 * Signs the account out there, at once. Ending the session that asks is a logout: its cookies are removed. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary End a session
 */
export const endSession = async (id: string, options?: Parameters<typeof deleteIfPresent>[1]): Promise<void> => {

  return deleteIfPresent<void>(getEndSessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endSession(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<Failure>
    export type EndSessionMutationVariables = {id: string}

    /**
 * @summary End a session
 */
export const useEndSession = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof deleteIfPresent>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
