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
 * Reserves the display ID for 24 hours, sets the cookie `signUpToken` and sends a six-digit code by e-mail. The response is the same if the address already has an account; its owner is then notified by e-mail instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Verifies the e-mailed code, creates the account and starts its first session. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * For use in a sign-up form before it is submitted. Only the format of the e-mail address is checked, never whether it has an account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Check whether a display ID is available
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
 * For use in a settings form before it is submitted. Your current and former display IDs count as available, including those of accounts you deleted. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Check whether your account can use a display ID
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
 * Sets the cookie `updateEmailToken` and sends a six-digit code to the new address. The response is the same if another account has the address; its owner is then notified by e-mail instead. An account without an address adds its first one this way. The address only changes once the code is entered. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last 10 minutes. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to change your e-mail address
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
 * Verifies the code sent to the new address and changes the address. All other sessions end. An e-mail to the previous address contains a link that undoes the change for 72 hours. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change your e-mail address
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
 * Restores the previous address and ends all sessions. Also removes a password that was set and a provider that was connected after the change. Does not start a session. The token comes from the link in the e-mail to the previous address. It can be used once within 72 hours, unless another account has the address by then. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Undo an e-mail address change
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
 * The last step of a password reset; requires the cookie `resetPasswordCode`. Ends all sessions of the account without starting one, unlocks logins with its address, and notifies the owner by e-mail. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Set a new password
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
 * Returns the signed-in account, including its private fields.
 * @summary Get your account
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
 * Updates the given fields, all of them or none; omitted fields stay as they are. In a form, `icon` and `cover` are files, and the categories are `categories[0]`, `categories[1]` and so on; a stored picture can be used as the icon with `imageFileName`. After a change of the display ID, the previous one redirects to the new one and stays unavailable to others for 180 days. The display ID can be changed 5 times in 30 days. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update your account
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
 * Takes effect at once: the page returns 404 and all sessions end. An e-mail contains a link that restores the account for a few days; then all its data is erased. An account without an address cannot be restored. The display ID stays unavailable for 180 days, except to an account that confirms the same e-mail address or LINE user. The reason is stored without the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Delete your account
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
 * Creates a ZIP file with everything you have made: `hitohira.json` (its schema is at `/api/schemas/archive-1.json`), the pictures, and a page to read. You are notified by e-mail when it is ready. It can be downloaded for 7 days; a new one replaces it. It contains no e-mail address, display ID, session or token. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last 10 minutes. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Create an archive of your page
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
 * Returns whether there is an archive, and until when it can be downloaded.
 * @summary Get the state of your archive
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
 * Returns the ZIP file. Only its owner can download it.
 * @summary Download your archive
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
 * Lists the display IDs of deleted accounts that had your confirmed e-mail address or your LINE user. While they are unavailable to others, you can take one with `PATCH /api/accounts/me`; the deleted account can then no longer be restored.
 * @summary List the display IDs of your deleted accounts
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
 * Returns which entries of the file would be created and which left out. Nothing changes until the import is confirmed within 24 hours. Accepts an archive of this site, a saved page (HTML or MHTML) of Linktree, lit.link or another link page, a LinkStack export, and a table (CSV) of titles and URLs. From other sites, titles, URLs, their order and the pictures in the file are imported. Replaces the last import. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Upload a file to import
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
 * Returns its state and progress, what was created and what was left out.
 * @summary Get the last import
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
 * Validates the password, sets the cookie `changePasswordToken` and sends a six-digit code to the confirmed address. An account without a password adds its first one this way; an account without an address must add one first. The password only changes once the code is entered. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to change your password
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
 * Verifies the e-mailed code and sets the password in the same request. All other sessions end, and the owner is notified by e-mail. `disconnectSocialLogins` also disconnects the providers that can be used to log in, such as LINE. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Change your password
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
 * Sends a new code. The previous code becomes invalid. Within one minute of the last e-mail, nothing is sent and the previous code stays valid. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Resend the sign-up code
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
 * Restores the account as it was, without starting a session. The token comes from the link in the e-mail that confirmed the deletion. It can be used once, unless another account has the address by then. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Restore a deleted account
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
 * Returns the public fields of an account. A former display ID returns the account with its current one.
 * @summary Get a public profile
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
 * After too many wrong codes, codes are paused for an e-mail address until the next day. This sets the cookie `mailboxPass`, with which this browser can request and enter codes again. The single-use token comes from the link in the e-mail about the pause. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Allow codes again in this browser
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
 * Verifies the password, or the e-mailed code if the account has no password. For 10 minutes afterwards, as after a login, the session can do what otherwise fails with 403 `E0302`: change the e-mail address, connect a provider to log in with, and request an archive of the account. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * For accounts without a password. Sets the cookie `confirmToken` and sends a six-digit code to the confirmed address. An account without an address logs in with its provider again instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to confirm that it is you
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
 * Sets the cookie `resetPasswordToken` and sends a six-digit code if the address has an account; the response is the same if it has none. Another request sends a new code and invalidates the previous one. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Request a code to reset a password
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
 * Verifies the e-mailed code and sets the cookie `resetPasswordCode`, which allows setting a new password. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Verify a password reset code
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
 * Starts a session and sets its cookies, or returns its tokens with `tokens=body`. Ends the browser’s previous session. If the sign-up code was never entered, returns 403, sends a new code and sets the cookie `signUpToken`; with `tokens=body`, the 403 has the flow token in the header `X-Flow-Token` instead. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Ends the session on the server and removes its cookies, even if there is no session. With a Bearer token, ends that token’s session and keeps the cookies. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Exchanges the refresh token in the cookie for a new pair of tokens. Browsers do not need this: any request with an expired access token refreshes the session. With `tokens=body`, send the refresh token in the body; cookies are ignored. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Refresh the session
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
 * Lists the browsers and programs that are signed in to your account, the current session first.
 * @summary List your sessions
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
 * Signs you out everywhere but here. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Signs you out on one device. Ending the current session also removes its cookies, like a logout. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Sets the order of all blocks and which of them visitors see. If several requests arrive at once, the last one wins. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Update the page's blocks
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
 * Lists the categories that a page can select, by group, in the language of the request.
 * @summary List categories
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
 * Stores the message, notifies the operator by e-mail, and sends the sender a confirmation. A report (`REPORT`) may omit the name and the e-mail address, and can name what it reports in `about`. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Send a message to the operator
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
 * Returns the version in force, in the language of the request.
 * @summary Get a site document
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
 * Lists the notices that every page currently shows. Pages request them on every navigation.
 * @summary List emergency notices
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
 * Replaces a headline of your page. `text: null` restores the default one, which is shown in the visitor’s language. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Set a headline
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
 * Returns the views, visitors and clicks of your profile and contents by day, and by link, content, item, referrer, device and language. Known bots, your own visits, and visitors who ask not to be tracked are not counted. Days are in the time zone Asia/Tokyo and stored for 90 days. Entries that have since been deleted are not listed.
 * @summary Get insights
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
 * Returns the insights as a CSV file for spreadsheets (RFC 4180, UTF-8 with a byte order mark), with one row per day and entry. Cells that look like a formula start with an apostrophe. Days are in the time zone Asia/Tokyo and stored for 90 days. Entries that have since been deleted are not listed.
 * @summary Download insights
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
 * Identifies a URL and reads the title, description and picture of its page. Pages of posts are not read; use `readYoutubeVideo` and `listInstagramPosts` for those. Fields that cannot be read are null, as are all of them if the operator has turned reading off. The picture is stored as with `storePicture`: it counts towards the account’s storage quota, and is deleted unless it is used within 24 hours. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Writes the page, its language and the kind of referrer to the server’s log, and nothing about the visitor. Pages call it after every navigation. A view of a creator’s page also counts in its owner’s insights. Known bots, prefetches, the owner, and browsers that send `DNT` or `Sec-GPC` are not counted.
 * @summary Log a page view
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
 * Counts a click on a link, content or item of a creator’s page in its owner’s insights. Targets that are not on the page are not counted; the response is the same. Known bots, prefetches, the owner, and browsers that send `DNT` or `Sec-GPC` are not counted. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Log a click
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
 * Lists published news in pages, newest first.
 * @summary List news
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
 * Returns the number for the badge in the navigation. Never cached.
 * @summary Count unread news
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
 * Returns an article with its text. This does not mark it as read.
 * @summary Get a news article
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
 * Marks the article as read by the account. Repeating the request changes nothing. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
 * @summary Mark a news article as read
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
 * Lists the notices shown in the studio that you have not dismissed: what an operator did and why, and linked accounts that must be linked again.
 * @summary List your notices
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
 * Dismisses the notice for good. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Exchanges the single-use code, and lets you log in with the provider from then on. Replaces a user of the provider that was connected before. The owner is notified by e-mail. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last 10 minutes; without one, the code stays valid. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Returns an oEmbed 1.0 response (https://oembed.com) of type `link` for a profile or content page, whose HTML links to it for discovery. Scripts of any site can read it. The thumbnail is omitted if none fits.
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
 * Stores a picture for later use by name, as the `imageFileName` of your account, a link, a content or an item, once or several times. It is private until it is used, and is deleted unless it is used within 24 hours. It counts towards the account’s storage quota. Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.
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
 * Pages look up the path they show. A target on this site is opened in place, any other by a full page load. The server itself redirects document requests.
 * @summary Look up a redirect
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
 * Lists the themes with their names, in the language of the request, and their design tokens.
 * @summary List themes
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
 * Lists the reasons to choose from when deleting an account, in the language of the request.
 * @summary List withdrawal reasons
 */
export const listWithdrawReasons = async ( options?: Parameters<typeof request>[1]): Promise<WithdrawReasonList> => {

  return request<WithdrawReasonList>(getListWithdrawReasonsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



