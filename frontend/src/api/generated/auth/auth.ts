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

import { callApi } from '../../mutators.ts';
import type { ErrorType } from '../../mutators.ts';
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
 * After too many wrong codes, codes are paused for an e-mail address until the next day. This sets the cookie `mailboxPass`, with which this browser can request and enter codes again. The single-use token comes from the link in the e-mail about the pause. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Allow codes again in this browser
 */
export const allowCodes = async (allowCodesBody: AllowCodes, options?: Parameters<typeof callApi>[1]): Promise<void> => {

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
return callApi<void>(getAllowCodesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(allowCodesBody)
  }
);}





export const getAllowCodesMutationKey = () => ['allowCodes'] as const;

export const getAllowCodesMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowCodes>>, TError,AllowCodesMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * @summary Allow codes again in this browser
 */
export const useAllowCodes = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof allowCodes>>, TError,AllowCodesMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Verifies the password, or the e-mailed code if the account has no password. For 10 minutes afterwards, as after a login, the session can do what otherwise fails with 403 `E0302`: change the e-mail address, connect a provider to log in with, and request an archive of the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * For accounts without a password. Sets the cookie `confirmToken` and sends a six-digit code to the confirmed address. An account without an address logs in with its provider again instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to confirm that it is you
 */
export const sendConfirmationCode = async (params?: SendConfirmationCodeParams, options?: Parameters<typeof callApi>[1]): Promise<FlowToken | void> => {

  return callApi<FlowToken | void>(getSendConfirmationCodeUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSendConfirmationCodeMutationKey = () => ['sendConfirmationCode'] as const;

export const getSendConfirmationCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmationCode>>, TError,SendConfirmationCodeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * @summary Request a code to confirm that it is you
 */
export const useSendConfirmationCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmationCode>>, TError,SendConfirmationCodeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Sets the cookie `resetPasswordToken` and sends a six-digit code if the address has an account; the response is the same if it has none. Another request sends a new code and invalidates the previous one. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to reset a password
 */
export const forgotPassword = async (emailAddress: EmailAddress,
    params?: ForgotPasswordParams, options?: Parameters<typeof callApi>[1]): Promise<FlowToken | void> => {

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
return callApi<FlowToken | void>(getForgotPasswordUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailAddress)
  }
);}





export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * @summary Request a code to reset a password
 */
export const useForgotPassword = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Verifies the e-mailed code and sets the cookie `resetPasswordCode`, which allows setting a new password. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Verify a password reset code
 */
export const checkForgotPasswordCode = async (checkCode: CheckCode,
    params?: CheckForgotPasswordCodeParams, options?: Parameters<typeof callApi>[1]): Promise<FlowToken | void> => {

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
return callApi<FlowToken | void>(getCheckForgotPasswordCodeUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkCode)
  }
);}





export const getCheckForgotPasswordCodeMutationKey = () => ['checkForgotPasswordCode'] as const;

export const getCheckForgotPasswordCodeMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkForgotPasswordCode>>, TError,CheckForgotPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * @summary Verify a password reset code
 */
export const useCheckForgotPasswordCode = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkForgotPasswordCode>>, TError,CheckForgotPasswordCodeMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Starts a session and sets its cookies, or returns its tokens with `tokens=body`. Ends the browser’s previous session. If the sign-up code was never entered, returns 403, sends a new code and sets the cookie `signUpToken`; with `tokens=body`, the 403 has the flow token in the header `X-Flow-Token` instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log in
 */
export const logIn = async (logInBody: LogIn,
    params?: LogInParams, options?: Parameters<typeof callApi>[1]): Promise<OwnAccount | SessionTokens> => {

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
return callApi<OwnAccount | SessionTokens>(getLogInUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(logInBody)
  }
);}





export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Ends the session on the server and removes its cookies, even if there is no session. With a Bearer token, ends that token’s session and keeps the cookies. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log out
 */
export const logOut = async ( options?: Parameters<typeof callApi>[1]): Promise<void> => {

  return callApi<void>(getLogOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof callApi>}
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Lists the browsers and programs that are signed in to your account, the current session first.
 * @summary List your sessions
 */
export const listSessions = async ( options?: Parameters<typeof callApi>[1]): Promise<SessionList> => {

  return callApi<SessionList>(getListSessionsUrl(),
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


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
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
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List your sessions
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof callApi>}
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
 * Signs you out everywhere but here. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary End all other sessions
 */
export const endOtherSessions = async ( options?: Parameters<typeof callApi>[1]): Promise<void> => {

  return callApi<void>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof callApi>}
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof callApi>}
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
 * Signs you out on one device. Ending the current session also removes its cookies, like a logout. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
