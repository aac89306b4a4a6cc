/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type {
  AddItemsForm,
  AddedItems,
  AllowCodes,
  BeginSocialLoginParams,
  CategoryList,
  ChangeEmailParams,
  ChangePasswordParams,
  CheckCode,
  CheckEmailCode,
  CheckForgotPasswordCodeParams,
  CheckPasswordCode,
  CheckSignUpCodeParams,
  ConfirmIdentity,
  ConfirmImport,
  ContactMessage,
  Content,
  ContentList,
  ContentLookUp,
  CreateAccount,
  CreateAccountParams,
  CreateContentForm,
  CreateLinkForm,
  CreateSocialAccount,
  CreateSocialAccountParams,
  EmailAddress,
  EmergencyList,
  Export,
  ExportInsightsParams,
  FlowToken,
  ForgotPasswordParams,
  FormerDisplayIdList,
  GetEmbedParams,
  GetSocialUserParams,
  Headline,
  Import,
  Insights,
  InstagramPost,
  InstagramPostList,
  Item,
  ItemList,
  ItemLookUp,
  Link,
  LinkList,
  LinkPreview,
  LinkTypeList,
  LinkageList,
  LinkageProviders,
  LinkageRedirect,
  LinkageReturn,
  ListContentItemsParams,
  ListContentsParams,
  ListInstagramPostsParams,
  ListItemsParams,
  ListLinksParams,
  ListNewsParams,
  LogIn,
  LogInParams,
  LogInWithProviderParams,
  LogPageAccessParams,
  LookUpContentsParams,
  LookUpItemsParams,
  LookUpRedirectParams,
  News,
  NewsList,
  NoticeList,
  OEmbed,
  OEmbedWithThumbnail,
  OrderBlocks,
  OrderContents,
  OrderItems,
  OrderLinks,
  OwnAccount,
  OwnImport,
  OwnLinkageList,
  Press,
  PreviewLink,
  PublicAccount,
  ReadImport,
  ReadInsightsParams,
  ReadInstagramPostParams,
  ReadYoutubeVideoParams,
  RedirectTarget,
  RefreshSession,
  RefreshSessionParams,
  ResetPassword,
  RestoreAccount,
  SendConfirmationCodeParams,
  SessionList,
  SessionTokens,
  SetHeadline,
  SetPassword,
  SiteDocument,
  SocialLoginRedirect,
  SocialLoginWay,
  SocialProviders,
  SocialReturn,
  SocialUser,
  SocialUserWay,
  StorePicture,
  StoredPicture,
  ThemeList,
  UndoEmailChange,
  UnreadCount,
  UpdateContent,
  UpdateItemForm,
  UpdateLinkForm,
  UpdateOwnAccountForm,
  ValidateNewAccount,
  ValidateOwnAccount,
  Withdraw,
  WithdrawReasonList,
  YoutubeVideo
} from './calls.schemas.js';

import { request } from '../request.js';
import { bodyWithFiles } from '../form.js';

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
 * Keeps what was entered for a day, holds the display ID, sets the cookie `signUpToken` and mails a six-digit code. The answer is the same for an address that has an account; its owner is told by mail. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Sign up by e-mail
 */
export const createAccount = async (createAccountBody: CreateAccount,
    params?: CreateAccountParams, options?: Parameters<typeof request>[1]): Promise<FlowToken | void> => {

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
return request<FlowToken | void>(getCreateAccountUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createAccountBody)
  }
);}



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
 * Takes the mailed code, makes the account and opens its first session. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Complete a sign-up
 */
export const checkSignUpCode = async (checkCode: CheckCode,
    params?: CheckSignUpCodeParams, options?: Parameters<typeof request>[1]): Promise<OwnAccount | SessionTokens> => {

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
return request<OwnAccount | SessionTokens>(getCheckSignUpCodeUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkCode)
  }
);}



export const getValidateNewAccountUrl = () => {




  return `/api/accounts/create-validation`
}

/**
 * For the sign-up form, before it is sent. Says nothing about the e-mail address but whether its form is valid. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask whether a display ID can be had
 */
export const validateNewAccount = async (validateNewAccountBody: ValidateNewAccount, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getValidateNewAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(validateNewAccountBody)
  }
);}



export const getValidateOwnAccountUrl = () => {




  return `/api/accounts/edit-validation`
}

/**
 * For the settings, before they are sent. Your current and former display IDs count as available, including those of accounts you deleted. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask whether the own account can have a display ID
 */
export const validateOwnAccount = async (validateOwnAccountBody: ValidateOwnAccount, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getValidateOwnAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(validateOwnAccountBody)
  }
);}



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
 * Sets the cookie `updateEmailToken` and mails a six-digit code to the new address. The answer is the same for an address that another account has; its owner is told by mail. An account without an address adds its first one in this way. Nothing is changed yet. Asks for a login or a confirmation (`POST /api/auth/confirm`) within the last ten minutes. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask for a code to change the e-mail address
 */
export const changeEmail = async (emailAddress: EmailAddress,
    params?: ChangeEmailParams, options?: Parameters<typeof request>[1]): Promise<FlowToken | void> => {

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
return request<FlowToken | void>(getChangeEmailUrl(params),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailAddress)
  }
);}



export const getCheckEmailCodeUrl = () => {




  return `/api/accounts/email/check-code`
}

/**
 * Takes the code that was mailed to the new address and makes it the own one. Every other session ends, and a mail tells the address before; its link undoes the change for 72 hours. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change the e-mail address
 */
export const checkEmailCode = async (checkEmailCodeBody: CheckEmailCode, options?: Parameters<typeof request>[1]): Promise<OwnAccount> => {

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
return request<OwnAccount>(getCheckEmailCodeUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkEmailCodeBody)
  }
);}



export const getUndoEmailChangeUrl = () => {




  return `/api/accounts/email/undo`
}

/**
 * For the page behind the link in the mail to the address before: gives the account that address back and ends all of its sessions. A password that was set since, and a provider that was connected since, go as well. Signs nobody in. The link works once, for 72 hours, and not any more when another account has the address. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Undo a change of the e-mail address
 */
export const undoEmailChange = async (undoEmailChangeBody: UndoEmailChange, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getUndoEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(undoEmailChangeBody)
  }
);}



export const getResetPasswordUrl = () => {




  return `/api/accounts/forgot-password`
}

/**
 * For a browser that holds the cookie `resetPasswordCode`. Signs nobody in: every session of the account ends, the lock of its address is lifted, and a mail tells of the change. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Set a new password after the code
 */
export const resetPassword = async (resetPasswordBody: ResetPassword, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordBody)
  }
);}



export const getGetOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * The account of the person who is signed in, with what only they may know.
 * @summary Read the own account
 */
export const getOwnAccount = async ( options?: Parameters<typeof request>[1]): Promise<OwnAccount> => {

  return request<OwnAccount>(getGetOwnAccountUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUpdateOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * Changes the fields that are named and leaves the others; all of them, or none. Pictures come as the fields `icon` and `cover` of a form, with the other fields beside them if need be, an icon also as `imageFileName` where it is stored already; categories are `categories[0]`, `categories[1]` and so on there. After a change of the display ID the one before leads to the new one, and stays closed to others for 180 days; five changes in 30 days are allowed. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change the own account
 */
export const updateOwnAccount = async (updateOwnAccountForm: UpdateOwnAccountForm, options?: Parameters<typeof request>[1]): Promise<OwnAccount> => {
    const formData = bodyWithFiles(updateOwnAccountForm)
  return request<OwnAccount>(getUpdateOwnAccountUrl(),
  {
    ...options,
    method: 'PATCH'
    ,
    body: formData
  }
);}



export const getDeleteOwnAccountUrl = () => {




  return `/api/accounts/me`
}

/**
 * Puts the own account out of use at once: its page answers 404 and its sessions end. A mail carries a link that restores it for some days; an account without an address cannot be restored. Then everything is erased. The display ID stays closed to sign-ups for 180 days; an account that confirms the same e-mail address or LINE user can have it again. Of the reason it is not kept whose it was. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Leave
 */
export const deleteOwnAccount = async (withdraw: Withdraw, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getDeleteOwnAccountUrl(),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(withdraw)
  }
);}



export const getRequestExportUrl = () => {




  return `/api/accounts/me/export`
}

/**
 * Makes a ZIP file with everything the creator has made: `hitohira.json` (its schema is at `/api/schemas/archive-1.json`), the pictures, and a page to read. A mail says when it is ready; it can be downloaded for seven days, and a new one replaces it. It contains no e-mail address, display ID, session or token. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last ten minutes. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask for an archive of the own page
 */
export const requestExport = async ( options?: Parameters<typeof request>[1]): Promise<Export> => {

  return request<Export>(getRequestExportUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getReadExportUrl = () => {




  return `/api/accounts/me/export`
}

/**
 * Whether there is an archive, and until when.
 * @summary Read the state of the own archive
 */
export const readExport = async ( options?: Parameters<typeof request>[1]): Promise<Export> => {

  return request<Export>(getReadExportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDownloadExportUrl = () => {




  return `/api/accounts/me/export/archive`
}

/**
 * The ZIP file. Only its owner can download it.
 * @summary Download the own archive
 */
export const downloadExport = async ( options?: Parameters<typeof request>[1]): Promise<Blob> => {

  return request<Blob>(getDownloadExportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListFormerDisplayIdsUrl = () => {




  return `/api/accounts/me/former-display-ids`
}

/**
 * The display IDs of deleted accounts that had the e-mail address which the own account has confirmed, or the same person at LINE. While they are closed to everybody else, `PATCH /api/accounts/me` gives one of them to the own account; a deleted account whose ID was taken over cannot be restored.
 * @summary List display IDs of accounts that one has deleted
 */
export const listFormerDisplayIds = async ( options?: Parameters<typeof request>[1]): Promise<FormerDisplayIdList> => {

  return request<FormerDisplayIdList>(getListFormerDisplayIdsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReadImportUrl = () => {




  return `/api/accounts/me/import`
}

/**
 * Says which entries of a file would be created and which left out. Nothing changes until the import is confirmed, within 24 hours. Accepts an archive of this site, a saved page (HTML or MHTML) of Linktree, lit.link or another link page, an export of LinkStack, and a table (CSV) of titles and URLs. From other sites it takes titles, URLs, their order and the pictures in the file. Replaces the last import. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Read a file to be imported
 */
export const readImport = async (readImportBody: ReadImport, options?: Parameters<typeof request>[1]): Promise<Import> => {
    const formData = bodyWithFiles(readImportBody)
  return request<Import>(getReadImportUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getGetImportUrl = () => {




  return `/api/accounts/me/import`
}

/**
 * Its state and progress, what was made and what was left out.
 * @summary Read the last import
 */
export const getImport = async ( options?: Parameters<typeof request>[1]): Promise<OwnImport> => {

  return request<OwnImport>(getGetImportUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCancelImportUrl = (id: string,) => {




  return `/api/accounts/me/imports/${id}`
}

/**
 * Ends a running import: what has been created stays, and the rest is listed as left out. An import that is not running is deleted with its file. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Cancel an import
 */
export const cancelImport = async (id: string, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getCancelImportUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getConfirmImportUrl = (id: string,) => {




  return `/api/accounts/me/imports/${id}/confirm`
}

/**
 * Creates the entries one by one, each entirely or not at all, before the existing ones. Contents are verified with their provider as when they are posted. `GET /api/accounts/me/import` returns the progress. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Start an import
 */
export const confirmImport = async (id: string,
    confirmImportBody: ConfirmImport, options?: Parameters<typeof request>[1]): Promise<Import> => {

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
return request<Import>(getConfirmImportUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmImportBody)
  }
);}



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
 * Judges the password, sets the cookie `changePasswordToken` and mails a six-digit code to the confirmed address. An account without a password gets its first one in this way; one without an address has to add that first. Nothing is changed yet. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Ask for a code to change the password
 */
export const changePassword = async (setPassword: SetPassword,
    params?: ChangePasswordParams, options?: Parameters<typeof request>[1]): Promise<FlowToken | void> => {

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
return request<FlowToken | void>(getChangePasswordUrl(params),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setPassword)
  }
);}



export const getCheckPasswordCodeUrl = () => {




  return `/api/accounts/password/check-code`
}

/**
 * Takes the mailed code and sets the password that comes with it. Every other session ends, and a mail tells of the change. With `disconnectSocialLogins` nobody can log in with a provider such as LINE any more either. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change the password
 */
export const checkPasswordCode = async (checkPasswordCodeBody: CheckPasswordCode, options?: Parameters<typeof request>[1]): Promise<OwnAccount> => {

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
return request<OwnAccount>(getCheckPasswordCodeUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkPasswordCodeBody)
  }
);}



export const getResendSignUpCodeUrl = () => {




  return `/api/accounts/resend-code`
}

/**
 * Mails a new code; the one before is void. Within a minute of the last mail nothing is sent and that code stays good. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Mail the sign-up code again
 */
export const resendSignUpCode = async ( options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getResendSignUpCodeUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getRestoreAccountUrl = () => {




  return `/api/accounts/restore`
}

/**
 * For the page behind the link of the goodbye mail: brings the account back as it was. Signs nobody in. The link works once, and not any more when another account has the address. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Take a withdrawal back
 */
export const restoreAccount = async (restoreAccountBody: RestoreAccount, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getRestoreAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(restoreAccountBody)
  }
);}



export const getGetAccountUrl = (id: string,) => {




  return `/api/accounts/${id}`
}

/**
 * What everybody may know of an account. A former display ID answers with the account under its current one.
 * @summary Read a public profile
 */
export const getAccount = async (id: string, options?: Parameters<typeof request>[1]): Promise<PublicAccount> => {

  return request<PublicAccount>(getGetAccountUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getAllowCodesUrl = () => {




  return `/api/auth/codes/allow`
}

/**
 * For the page behind the link of the mail that tells that codes are paused for an address after too many wrong ones. Sets the cookie `mailboxPass`, with which this browser can ask for codes and enter them; for others they stay paused until the next day. The link works once. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Use mailed codes again in this browser
 */
export const allowCodes = async (allowCodesBody: AllowCodes, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getAllowCodesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(allowCodesBody)
  }
);}



export const getConfirmIdentityUrl = () => {




  return `/api/auth/confirm`
}

/**
 * Takes the password, or the mailed code where the account has none. For ten minutes after it, as after a login, the session may do what otherwise fails with 403 `E0302`: change the e-mail address, connect a provider to log in with and request an archive of the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Confirm that it is you
 */
export const confirmIdentity = async (confirmIdentityBody: ConfirmIdentity, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getConfirmIdentityUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmIdentityBody)
  }
);}



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
export const sendConfirmationCode = async (params?: SendConfirmationCodeParams, options?: Parameters<typeof request>[1]): Promise<FlowToken | void> => {

  return request<FlowToken | void>(getSendConfirmationCodeUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}



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
    params?: ForgotPasswordParams, options?: Parameters<typeof request>[1]): Promise<FlowToken | void> => {

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
return request<FlowToken | void>(getForgotPasswordUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailAddress)
  }
);}



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
    params?: CheckForgotPasswordCodeParams, options?: Parameters<typeof request>[1]): Promise<FlowToken | void> => {

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
return request<FlowToken | void>(getCheckForgotPasswordCodeUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkCode)
  }
);}



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
    params?: LogInParams, options?: Parameters<typeof request>[1]): Promise<OwnAccount | SessionTokens> => {

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
return request<OwnAccount | SessionTokens>(getLogInUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(logInBody)
  }
);}



export const getLogOutUrl = () => {




  return `/api/auth/logout`
}

/**
 * Ends the session on the server and removes its cookies; without a session it only removes them. With a Bearer token, ends that token’s session and keeps the cookies. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log out
 */
export const logOut = async ( options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getLogOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getRefreshSessionUrl = (params?: RefreshSessionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/auth/refresh?${stringifiedParams}` : `/api/auth/refresh`
}

/**
 * Exchanges the refresh token in its cookie for the next pair of tokens. Browsers need not call it: any call with an expired access token does the same on the way. With `tokens=body` the refresh token stands in the body, and cookies are not looked at. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Renew the session
 */
export const refreshSession = async (refreshSessionBody?: RefreshSession,
    params?: RefreshSessionParams, options?: Parameters<typeof request>[1]): Promise<SessionTokens | void> => {

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
return request<SessionTokens | void>(getRefreshSessionUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshSessionBody)
  }
);}



export const getListSessionsUrl = () => {




  return `/api/auth/sessions`
}

/**
 * Every browser and program that is signed in to the account, with when it was last seen. The session that asks comes first.
 * @summary List the own sessions
 */
export const listSessions = async ( options?: Parameters<typeof request>[1]): Promise<SessionList> => {

  return request<SessionList>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getEndOtherSessionsUrl = () => {




  return `/api/auth/sessions`
}

/**
 * Signs the account out everywhere but here, at once. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary End all other sessions
 */
export const endOtherSessions = async ( options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getEndOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getEndSessionUrl = (id: string,) => {




  return `/api/auth/sessions/${id}`
}

/**
 * Signs the account out there, at once. Ending the session that asks is a logout: its cookies are removed. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary End a session
 */
export const endSession = async (id: string, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getEndSessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getOrderBlocksUrl = (id: string,) => {




  return `/api/blocks/${id}/orders`
}

/**
 * Puts all parts of the page into an order and says which of them visitors see. If several requests arrive at once, the last one wins. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Arrange the own page
 */
export const orderBlocks = async (id: string,
    orderBlocksBody: OrderBlocks, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getOrderBlocksUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderBlocksBody)
  }
);}



export const getListCategoriesUrl = () => {




  return `/api/categories`
}

/**
 * What a page can be about, by kinds, in the language of the request.
 * @summary Read the categories
 */
export const listCategories = async ( options?: Parameters<typeof request>[1]): Promise<CategoryList> => {

  return request<CategoryList>(getListCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSendContactMessageUrl = () => {




  return `/api/contact`
}

/**
 * Keeps the message for the operator and tells them by mail; another mail tells the sender that it has arrived. A report (REPORT) may leave out name and e-mail address, and names in `about` what it is about. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Write to the operator
 */
export const sendContactMessage = async (contactMessage: ContactMessage, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getSendContactMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactMessage)
  }
);}



export const getLookUpContentsUrl = (params: LookUpContentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["contentIds"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contents?${stringifiedParams}` : `/api/contents`
}

/**
 * Returns contents of any accounts in the order of the given IDs, for example a list of favorites. Contents that do not exist, are not visible now, or whose account is not active, are left out; `goneIds` lists the deleted ones, so that a client can drop exactly those. Contents are included even if their page hides contents.
 * @summary Get contents by ID
 */
export const lookUpContents = async (params: LookUpContentsParams, options?: Parameters<typeof request>[1]): Promise<ContentLookUp> => {

  return request<ContentLookUp>(getLookUpContentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateContentUrl = () => {




  return `/api/contents`
}

/**
 * Posts a content at the top of the page. YouTube videos and Instagram posts are read from the provider through the linked accounts: they must exist and be the creator’s own, and get the provider’s publication time. Instagram stories and TikTok posts require a linked account of the provider, and the account in the URL if it has one; the publication time of a TikTok post is taken from its ID, that of a story is now. In a form, the first medium is `media[0][image]` (a file), `media[0][imageFileName]` or `media[0][imageUrl]`, with `media[0][videoFlag]` (`1` or `0`) and `media[0][videoUrl]`; the second is `media[1][image]` and so on; hash tags are `hashTags[0]`, `hashTags[1]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Post a content
 */
export const createContent = async (createContentForm: CreateContentForm, options?: Parameters<typeof request>[1]): Promise<Content> => {
    const formData = bodyWithFiles(createContentForm)
  return request<Content>(getCreateContentUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getListContentsUrl = (displayId: string,
    params?: ListContentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/contents/accounts/${displayId}?${stringifiedParams}` : `/api/contents/accounts/${displayId}`
}

/**
 * Lists the contents of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the contents of an account
 */
export const listContents = async (displayId: string,
    params?: ListContentsParams, options?: Parameters<typeof request>[1]): Promise<ContentList> => {

  return request<ContentList>(getListContentsUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getOrderContentsUrl = () => {




  return `/api/contents/orders`
}

/**
 * Sets the order of all contents or of none. Contents that are left out follow in their previous order; contents added later come first. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Reorder your contents
 */
export const orderContents = async (orderContentsBody: OrderContents, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getOrderContentsUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderContentsBody)
  }
);}



export const getGetContentUrl = (contentId: number,
    displayId: string,) => {




  return `/api/contents/${contentId}/accounts/${displayId}`
}

/**
 * Returns a content, even if the page of its account hides contents. One that is hidden, a draft or outside its time is only found by its owner.
 * @summary Get a content
 */
export const getContent = async (contentId: number,
    displayId: string, options?: Parameters<typeof request>[1]): Promise<Content> => {

  return request<Content>(getGetContentUrl(contentId,displayId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUpdateContentUrl = (id: number,) => {




  return `/api/contents/${id}`
}

/**
 * Updates the title, the description and who may see it. Omitted fields stay as they are; null removes a text. Later updates from the provider do not replace changed texts. What was published cannot become a draft. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update a content
 */
export const updateContent = async (id: number,
    updateContentBody: UpdateContent, options?: Parameters<typeof request>[1]): Promise<Content> => {

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
return request<Content>(getUpdateContentUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateContentBody)
  }
);}



export const getDeleteContentUrl = (id: number,) => {




  return `/api/contents/${id}`
}

/**
 * Deletes one of your contents with its pictures and items. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete a content
 */
export const deleteContent = async (id: number, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getDeleteContentUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getGetSiteDocumentUrl = (name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq',) => {




  return `/api/documents/${name}`
}

/**
 * The version in force, in the language of the request.
 * @summary Read a document of the site
 */
export const getSiteDocument = async (name: 'terms' | 'privacy' | 'external-transmission' | 'takedown' | 'help' | 'faq', options?: Parameters<typeof request>[1]): Promise<SiteDocument> => {

  return request<SiteDocument>(getGetSiteDocumentUrl(name),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListEmergenciesUrl = () => {




  return `/api/emergencies`
}

/**
 * The notices in force, for every page to show. Pages ask again with every navigation.
 * @summary Read the emergency notices
 */
export const listEmergencies = async ( options?: Parameters<typeof request>[1]): Promise<EmergencyList> => {

  return request<EmergencyList>(getListEmergenciesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSetHeadlineUrl = () => {




  return `/api/headlines`
}

/**
 * Puts words of the creator over a part of the own page, in place of those before; `text: null` restores those that the page has of its own, in the visitor’s language. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Word a headline
 */
export const setHeadline = async (setHeadlineBody: SetHeadline, options?: Parameters<typeof request>[1]): Promise<Headline> => {

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
return request<Headline>(getSetHeadlineUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setHeadlineBody)
  }
);}



export const getReadInsightsUrl = (params?: ReadInsightsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/insights?${stringifiedParams}` : `/api/insights`
}

/**
 * Views, visitors and presses of the own profile and contents, by day, and by what was viewed or pressed, referring host, device and language. Visits of known bots, of the owner and of people who ask not to be tracked are not counted. Days are those of Asia/Tokyo, and kept for 90 days. What was deleted since is not listed.
 * @summary Read how own pages were visited
 */
export const readInsights = async (params?: ReadInsightsParams, options?: Parameters<typeof request>[1]): Promise<Insights> => {

  return request<Insights>(getReadInsightsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getExportInsightsUrl = (params?: ExportInsightsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/insights.csv?${stringifiedParams}` : `/api/insights.csv`
}

/**
 * The same as a file for spreadsheets (RFC 4180, UTF-8 with a byte order mark): a row for each day and each thing that was counted in it. Cells that begin like a formula have an apostrophe before them. Days are those of Asia/Tokyo, and kept for 90 days. What was deleted since is not listed.
 * @summary Download how own pages were visited
 */
export const exportInsights = async (params?: ExportInsightsParams, options?: Parameters<typeof request>[1]): Promise<string> => {

  return request<string>(getExportInsightsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLookUpItemsUrl = (params: LookUpItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["itemIds"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items?${stringifiedParams}` : `/api/items`
}

/**
 * Returns items of any accounts in the order of the given IDs, for example a list of favorites. Items that do not exist, are not visible now, or whose account is not active, are left out; `goneIds` lists the deleted ones, so that a client can drop exactly those. Items are included even if their page hides items.
 * @summary Get items by ID
 */
export const lookUpItems = async (params: LookUpItemsParams, options?: Parameters<typeof request>[1]): Promise<ItemLookUp> => {

  return request<ItemLookUp>(getLookUpItemsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListItemsUrl = (displayId: string,
    params?: ListItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items/accounts/${displayId}?${stringifiedParams}` : `/api/items/accounts/${displayId}`
}

/**
 * Lists the items of all contents of an account: those of the newest content first, and within a content in the order its owner gave them. Those that are hidden, drafts or outside their time, like their contents, are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the items of an account
 */
export const listItems = async (displayId: string,
    params?: ListItemsParams, options?: Parameters<typeof request>[1]): Promise<ItemList> => {

  return request<ItemList>(getListItemsUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListContentItemsUrl = (id: number,
    params?: ListContentItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/items/contents/${id}?${stringifiedParams}` : `/api/items/contents/${id}`
}

/**
 * Lists the items of a content in the order its owner gave them, new ones last, even if its page hides items. Those that are hidden, drafts or outside their time are only listed for their owner, like the items of such a content.
 * @summary List the items of a content
 */
export const listContentItems = async (id: number,
    params?: ListContentItemsParams, options?: Parameters<typeof request>[1]): Promise<ItemList> => {

  return request<ItemList>(getListContentItemsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getAddItemsUrl = (id: number,) => {




  return `/api/items/contents/${id}`
}

/**
 * Adds all the items to one of your contents, or none. Each has a keyword or a URL, which may have a name, and a picture as a file or by name. In a form, the first item is `items[0][majorMallFlag]` (`1` or `0`), `items[0][name]` and `items[0][url]`, `items[0][image]` (a file) or `items[0][imageFileName]`, and `items[0][visibility]`, `items[0][visibleFrom]` and `items[0][visibleUntil]`; the second is `items[1][majorMallFlag]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Add items to a content
 */
export const addItems = async (id: number,
    addItemsForm: AddItemsForm, options?: Parameters<typeof request>[1]): Promise<AddedItems> => {
    const formData = bodyWithFiles(addItemsForm)
  return request<AddedItems>(getAddItemsUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getOrderItemsUrl = (id: number,) => {




  return `/api/items/contents/${id}/orders`
}

/**
 * Sets the order of all items or of none. Items that are left out follow in their previous order; items added later come last. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Reorder the items of a content
 */
export const orderItems = async (id: number,
    orderItemsBody: OrderItems, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getOrderItemsUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderItemsBody)
  }
);}



export const getUpdateItemUrl = (itemId: number,
    contentId: number,) => {




  return `/api/items/${itemId}/contents/${contentId}`
}

/**
 * Updates the given fields of an item of one of your contents, all of them or none; omitted fields stay as they are. It can turn from a keyword to a URL and back; what was published cannot become a draft. A new picture replaces the previous one; in a form it is `image` (a file) or `imageFileName`. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update an item
 */
export const updateItem = async (itemId: number,
    contentId: number,
    updateItemForm: UpdateItemForm, options?: Parameters<typeof request>[1]): Promise<Item> => {
    const formData = bodyWithFiles(updateItemForm)
  return request<Item>(getUpdateItemUrl(itemId,contentId),
  {
    ...options,
    method: 'PATCH'
    ,
    body: formData
  }
);}



export const getDeleteItemUrl = (itemId: number,
    contentId: number,) => {




  return `/api/items/${itemId}/contents/${contentId}`
}

/**
 * Deletes an item of one of your contents, with its picture. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete an item
 */
export const deleteItem = async (itemId: number,
    contentId: number, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getDeleteItemUrl(itemId,contentId),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getPreviewLinkUrl = () => {




  return `/api/link-previews`
}

/**
 * Says what a URL is, and reads title, description and picture of its page. The page of a post is not read: `readYoutubeVideo` and `listInstagramPosts` do that through the linked account. Fields are null where they cannot be read, whatever the reason, and where the operator has switched reading off. The picture is stored as by `storePicture`, so it is deleted unless it is used within 24 hours, and counts towards the storage quota of the account until then. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Preview a link
 */
export const previewLink = async (previewLinkBody: PreviewLink, options?: Parameters<typeof request>[1]): Promise<LinkPreview> => {

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
return request<LinkPreview>(getPreviewLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(previewLinkBody)
  }
);}



export const getCreateLinkUrl = () => {




  return `/api/links`
}

/**
 * Adds a link at the top of the page. Each detail has a title or a text, a picture if the type requires one, and an optional URL. In a form, the first detail is `details[0][title]`, `details[0][text]`, `details[0][url]`, and `details[0][image]` (a file) or `details[0][imageFileName]`; the second is `details[1][title]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Add a link
 */
export const createLink = async (createLinkForm: CreateLinkForm, options?: Parameters<typeof request>[1]): Promise<Link> => {
    const formData = bodyWithFiles(createLinkForm)
  return request<Link>(getCreateLinkUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getListLinksUrl = (displayId: string,
    params?: ListLinksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/links/accounts/${displayId}?${stringifiedParams}` : `/api/links/accounts/${displayId}`
}

/**
 * Lists the links of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.
 * @summary List the links of an account
 */
export const listLinks = async (displayId: string,
    params?: ListLinksParams, options?: Parameters<typeof request>[1]): Promise<LinkList> => {

  return request<LinkList>(getListLinksUrl(displayId,params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getOrderLinksUrl = () => {




  return `/api/links/orders`
}

/**
 * Sets the order of all links or of none. Links that are left out follow in their previous order; links added later come first. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Reorder your links
 */
export const orderLinks = async (orderLinksBody: OrderLinks, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getOrderLinksUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderLinksBody)
  }
);}



export const getListLinkTypesUrl = () => {




  return `/api/links/types`
}

/**
 * Lists the link types with their limits.
 * @summary List the link types
 */
export const listLinkTypes = async ( options?: Parameters<typeof request>[1]): Promise<LinkTypeList> => {

  return request<LinkTypeList>(getListLinkTypesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUpdateLinkUrl = (id: number,) => {




  return `/api/links/${id}`
}

/**
 * Updates who may see it and the given fields of its details, all of them or none; omitted fields and details stay as they are. The type cannot be changed, and what was published cannot become a draft. A new picture replaces the previous one. In a form, the first detail is `details[0][title]`, `details[0][text]`, `details[0][url]`, and `details[0][image]` (a file) or `details[0][imageFileName]`; the second is `details[1][title]` and so on. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update a link
 */
export const updateLink = async (id: number,
    updateLinkForm: UpdateLinkForm, options?: Parameters<typeof request>[1]): Promise<Link> => {
    const formData = bodyWithFiles(updateLinkForm)
  return request<Link>(getUpdateLinkUrl(id),
  {
    ...options,
    method: 'PATCH'
    ,
    body: formData
  }
);}



export const getDeleteLinkUrl = (id: number,) => {




  return `/api/links/${id}`
}

/**
 * Deletes one of your links, with its pictures. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete a link
 */
export const deleteLink = async (id: number, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getDeleteLinkUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getLogPageAccessUrl = (params?: LogPageAccessParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/log/page-access?${stringifiedParams}` : `/api/log/page-access`
}

/**
 * Writes one line to the log of the server, with the page, its language and where the visitor came from, and nothing about the visitor. Pages call it when they are there, whether they were loaded or followed in place. A view of a creator’s page is also added to the insights of its owner. Not counted are known bots, prefetches, the owner, and people whose browser sends `DNT` or `Sec-GPC`.
 * @summary Tell that a page was opened
 */
export const logPageAccess = async (params?: LogPageAccessParams, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getLogPageAccessUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLogPressUrl = () => {




  return `/api/log/presses`
}

/**
 * Adds the press of a link, content or item on a creator’s page to the insights of its owner. What is not on the page is not counted, nor told apart. Not counted are known bots, prefetches, the owner, and people whose browser sends `DNT` or `Sec-GPC`. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Tell that something was pressed
 */
export const logPress = async (press: Press, options?: Parameters<typeof request>[1]): Promise<void> => {

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
return request<void>(getLogPressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(press)
  }
);}



export const getListNewsUrl = (params?: ListNewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/news?${stringifiedParams}` : `/api/news`
}

/**
 * What operators have published, the newest first, a part at a time.
 * @summary Read the news
 */
export const listNews = async (params?: ListNewsParams, options?: Parameters<typeof request>[1]): Promise<NewsList> => {

  return request<NewsList>(getListNewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCountUnreadNewsUrl = () => {




  return `/api/news/unreads`
}

/**
 * What the badge in the navigation shows. Never cached.
 * @summary Count the unread news
 */
export const countUnreadNews = async ( options?: Parameters<typeof request>[1]): Promise<UnreadCount> => {

  return request<UnreadCount>(getCountUnreadNewsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetNewsUrl = (id: string,) => {




  return `/api/news/${id}`
}

/**
 * One piece with its text. Reading it over the API does not mark it as read.
 * @summary Read a piece of news
 */
export const getNews = async (id: string, options?: Parameters<typeof request>[1]): Promise<News> => {

  return request<News>(getGetNewsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getMarkNewsReadUrl = (id: string,) => {




  return `/api/news/${id}/history`
}

/**
 * Notes that the account has read it. Once is enough; again changes nothing. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Mark a piece of news as read
 */
export const markNewsRead = async (id: string, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getMarkNewsReadUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListNoticesUrl = () => {




  return `/api/notices`
}

/**
 * What the owner of the account is told in the studio and has not dismissed: what an operator did and why, and linked accounts that have to be linked again.
 * @summary List own notices
 */
export const listNotices = async ( options?: Parameters<typeof request>[1]): Promise<NoticeList> => {

  return request<NoticeList>(getListNoticesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDismissNoticeUrl = (id: number,) => {




  return `/api/notices/${id}`
}

/**
 * Puts a notice away for good. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Dismiss a notice
 */
export const dismissNotice = async (id: number, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getDismissNoticeUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



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
export const listInstagramPosts = async (params: ListInstagramPostsParams, options?: Parameters<typeof request>[1]): Promise<InstagramPostList> => {

  return request<InstagramPostList>(getListInstagramPostsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



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
export const readInstagramPost = async (params: ReadInstagramPostParams, options?: Parameters<typeof request>[1]): Promise<InstagramPost> => {

  return request<InstagramPost>(getReadInstagramPostUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListOwnLinkagesUrl = () => {




  return `/api/oauth/linkages/accounts/me`
}

/**
 * Lists your linked accounts, and which of them have to be linked again.
 * @summary List your linked accounts
 */
export const listOwnLinkages = async ( options?: Parameters<typeof request>[1]): Promise<OwnLinkageList> => {

  return request<OwnLinkageList>(getListOwnLinkagesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListLinkagesUrl = (id: string,) => {




  return `/api/oauth/linkages/accounts/${id}`
}

/**
 * Lists the accounts at providers that are linked to an account.
 * @summary List the linked accounts of an account
 */
export const listLinkages = async (id: string, options?: Parameters<typeof request>[1]): Promise<LinkageList> => {

  return request<LinkageList>(getListLinkagesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListLinkageProvidersUrl = () => {




  return `/api/oauth/linkages/providers`
}

/**
 * Lists the configured providers in display order.
 * @summary List the providers whose accounts can be linked
 */
export const listLinkageProviders = async ( options?: Parameters<typeof request>[1]): Promise<LinkageProviders> => {

  return request<LinkageProviders>(getListLinkageProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLinkAccountsUrl = (provider: string,) => {




  return `/api/oauth/linkages/providers/${provider}`
}

/**
 * Exchanges the single-use code and state from the provider’s redirect, and links every account that the consent gives access to; a person may have several channels. Accounts that are already linked are updated and reconnected. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Link the accounts of a consent
 */
export const linkAccounts = async (provider: string,
    linkageReturn: LinkageReturn, options?: Parameters<typeof request>[1]): Promise<OwnLinkageList> => {

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
return request<OwnLinkageList>(getLinkAccountsUrl(provider),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(linkageReturn)
  }
);}



export const getBeginLinkageUrl = (provider: string,) => {




  return `/api/oauth/linkages/providers/${provider}/redirect`
}

/**
 * Returns the URL of the provider’s consent page, and sets the cookie `linkageState`, which binds the flow to this browser and account for 20 minutes. Starting another flow in the same browser cancels the first.
 * @summary Start linking an account
 */
export const beginLinkage = async (provider: string, options?: Parameters<typeof request>[1]): Promise<LinkageRedirect> => {

  return request<LinkageRedirect>(getBeginLinkageUrl(provider),
  {
    ...options,
    method: 'GET'


  }
);}



export const getDeleteLinkageUrl = (id: number,) => {




  return `/api/oauth/linkages/${id}`
}

/**
 * Removes the account from your page and revokes the consent at the provider. Contents posted through it stay. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Unlink an account
 */
export const deleteLinkage = async (id: number, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getDeleteLinkageUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListSocialProvidersUrl = () => {




  return `/api/oauth/social-login/providers`
}

/**
 * Lists the configured providers. The other operations return 404 for a provider that the operator has not configured.
 * @summary List the social login providers
 */
export const listSocialProviders = async ( options?: Parameters<typeof request>[1]): Promise<SocialProviders> => {

  return request<SocialProviders>(getListSocialProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



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
    params?: CreateSocialAccountParams, options?: Parameters<typeof request>[1]): Promise<OwnAccount | SessionTokens> => {

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
return request<OwnAccount | SessionTokens>(getCreateSocialAccountUrl(provider,params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createSocialAccountBody)
  }
);}



export const getConnectSocialLoginUrl = (provider: string,) => {




  return `/api/oauth/social-login/providers/${provider}/connection`
}

/**
 * Exchanges the single-use code, and lets you log in with the provider from then on. Replaces a user of the provider that was connected before. The owner is notified by mail. Requires a log-in or a confirmation (`POST /api/auth/confirm`) within the last ten minutes; without one, the code stays valid. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Connect your account to a provider
 */
export const connectSocialLogin = async (provider: string,
    socialReturn: SocialReturn, options?: Parameters<typeof request>[1]): Promise<OwnAccount> => {

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
return request<OwnAccount>(getConnectSocialLoginUrl(provider),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialReturn)
  }
);}



export const getDisconnectSocialLoginUrl = (provider: string,) => {




  return `/api/oauth/social-login/providers/${provider}/connection`
}

/**
 * Also revokes the consent at the provider. Rejected if you could no longer log in: that requires a confirmed e-mail address and a password. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Disconnect your account from a provider
 */
export const disconnectSocialLogin = async (provider: string, options?: Parameters<typeof request>[1]): Promise<void> => {

  return request<void>(getDisconnectSocialLoginUrl(provider),
  {
    ...options,
    method: 'DELETE'


  }
);}



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
    params?: LogInWithProviderParams, options?: Parameters<typeof request>[1]): Promise<OwnAccount | SessionTokens> => {

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
return request<OwnAccount | SessionTokens>(getLogInWithProviderUrl(provider,params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialReturn)
  }
);}



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
    params: BeginSocialLoginParams, options?: Parameters<typeof request>[1]): Promise<SocialLoginRedirect | SocialLoginWay> => {

  return request<SocialLoginRedirect | SocialLoginWay>(getBeginSocialLoginUrl(provider,params),
  {
    ...options,
    method: 'GET'


  }
);}



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
    params?: GetSocialUserParams, options?: Parameters<typeof request>[1]): Promise<SocialUser | SocialUserWay> => {

  return request<SocialUser | SocialUserWay>(getGetSocialUserUrl(provider,params),
  {
    ...options,
    method: 'GET'


  }
);}



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
export const readYoutubeVideo = async (params: ReadYoutubeVideoParams, options?: Parameters<typeof request>[1]): Promise<YoutubeVideo> => {

  return request<YoutubeVideo>(getReadYoutubeVideoUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetEmbedUrl = (params: GetEmbedParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/oembed?${stringifiedParams}` : `/api/oembed`
}

/**
 * Answers as oEmbed 1.0 (https://oembed.com) says, with the type `link`, for the pages of creators and contents; their heads link to it. The scripts of any site may read it. A thumbnail is left out where none fits.
 * @summary Describe a page for embedding
 */
export const getEmbed = async (params: GetEmbedParams, options?: Parameters<typeof request>[1]): Promise<OEmbed | OEmbedWithThumbnail> => {

  return request<OEmbed | OEmbedWithThumbnail>(getGetEmbedUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getStorePictureUrl = () => {




  return `/api/pictures`
}

/**
 * Stores a picture to be used by name, as the `imageFileName` of your account, a link, a content or an item, in one or several places. It is private until it is used, and deleted unless it is used within 24 hours. It counts towards the storage quota of the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Store a picture
 */
export const storePicture = async (storePictureBody: StorePicture, options?: Parameters<typeof request>[1]): Promise<StoredPicture> => {
    const formData = bodyWithFiles(storePictureBody)
  return request<StoredPicture>(getStorePictureUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getLookUpRedirectUrl = (params: LookUpRedirectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/redirects?${stringifiedParams}` : `/api/redirects`
}

/**
 * Pages ask for the path they show: a path of this site is followed in place, any other address by a full load. A document request for such a path is redirected by the server itself.
 * @summary Ask whether a page leads elsewhere
 */
export const lookUpRedirect = async (params: LookUpRedirectParams, options?: Parameters<typeof request>[1]): Promise<RedirectTarget> => {

  return request<RedirectTarget>(getLookUpRedirectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListThemesUrl = () => {




  return `/api/themes`
}

/**
 * The looks that a page can have, in the language of the request: names to choose by, and what each draws a page with.
 * @summary Read the themes
 */
export const listThemes = async ( options?: Parameters<typeof request>[1]): Promise<ThemeList> => {

  return request<ThemeList>(getListThemesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListWithdrawReasonsUrl = () => {




  return `/api/withdraw-reasons`
}

/**
 * What somebody who leaves chooses from, in the language of the request.
 * @summary Read the reasons for leaving
 */
export const listWithdrawReasons = async ( options?: Parameters<typeof request>[1]): Promise<WithdrawReasonList> => {

  return request<WithdrawReasonList>(getListWithdrawReasonsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



