import { ApiError, type ErrorCode, type FieldFailure, SessionExpired } from '../api/api-error';
import { type PlainMessageCode } from '../i18n/messages';
import { useTranslation } from '../i18n/useTranslation';
import { useLoginRedirect } from './useLoginRedirect';
import { useSiteNavigation } from './useSiteNavigation';
import { useSnackbar } from './useSnackbar';

/** The effects of a failure. */
interface FailureOutcome {
  /** Shown in the snackbar. */
  message?: PlainMessageCode;
  /** Shown above the form until the next try; without a form the snackbar shows an unknown error. */
  notice?: string | ((failure: ApiError) => string);
  /** Runs in addition, for example a navigation. */
  then?: () => void;
}

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 423 | 429 | 500 | 503;

/** An operation's own failures, by error code or else by status. `other` replaces the default for unknown errors. */
export type FailureCases = Partial<
  Record<Exclude<ErrorCode, 'unknown'> | FailureStatus | 'other', FailureOutcome>
>;

/** How a form shows failures. */
interface FailurePlace {
  /** Sets the errors of fields. True if at least one belongs to the form. */
  setFieldErrors?: (failures: readonly FieldFailure[]) => boolean;
  /** Shows a text above the form, if it has a place for it. */
  notice?: (words: string) => void;
}

function outcomeOf(failure: ApiError, cases: FailureCases): FailureOutcome | undefined {
  // An operation's own 401 is something else.
  if (failure instanceof SessionExpired) return undefined;
  const { errorCode, statusCode } = failure;
  return (errorCode === 'unknown' ? undefined : cases[errorCode]) ?? cases[statusCode as FailureStatus];
}

/**
 * Reports failed calls to the user. Field errors are set first. Then the operation's own cases apply; the defaults are:
 * 401 redirects to the login and back, 413 says that a file is too large, 429 and 503 have texts above a form, and
 * everything else is `other`, or an unknown error.
 *
 *     const report = useFailureReport();
 *     deleteLink.mutate({ id }, { onError: (error) => report(error, { 404: { message: 'FAILED_TO_GET_LINKS' } }) });
 *
 * Forms use it through {@link useFormFrame}.
 */
export function useFailureReport(): (error: unknown, cases?: FailureCases, place?: FailurePlace) => void {
  const { t } = useTranslation(['common', 'errors']);
  const { show } = useSnackbar();
  const { pathname, search } = useSiteNavigation();
  const redirectToLogin = useLoginRedirect();

  const byDefault = (
    { statusCode, errorCode }: ApiError,
    other: FailureOutcome,
    hasNotice: boolean,
  ): FailureOutcome => {
    if (statusCode === 401) return { then: () => void redirectToLogin(`${pathname}${search}`) };
    if (statusCode === 413) {
      if (!hasNotice) return { message: 'FILE_SIZE_OVER' };
      // A proxy sends no error codes.
      return { notice: t(errorCode === 'unknown' ? 'errors:calls.tooLarge' : `errors:codes.${errorCode}`) };
    }
    if (hasNotice && statusCode === 429) return { notice: t('errors:calls.throttled') };
    if (hasNotice && statusCode === 503) return { notice: t('errors:calls.unavailable') };
    return other;
  };

  return (error, cases = {}, place) => {
    const failure = error instanceof ApiError ? error : new ApiError();
    const hasFieldErrors = place?.setFieldErrors?.(failure.fields) ?? false;
    const { other = { notice: t('common:messages.UNKNOWN') } } = cases;
    const fallback = () => byDefault(failure, other, place?.notice !== undefined);
    const outcome = outcomeOf(failure, cases) ?? (hasFieldErrors ? {} : fallback());
    if (outcome.message !== undefined) show(outcome.message);
    if (outcome.notice !== undefined) {
      if (place?.notice === undefined) show('UNKNOWN');
      else place.notice(typeof outcome.notice === 'string' ? outcome.notice : outcome.notice(failure));
    }
    outcome.then?.();
  };
}
