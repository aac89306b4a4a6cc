import { ApiError, type ErrorCode, type FieldFailure, SessionExpired } from '../api/api-error';
import { type PlainMessageCode } from '../i18n/messages';
import { useTranslation } from '../i18n/useTranslation';
import { useLoginRedirect } from './useLoginRedirect';
import { useSiteNavigation } from './useSiteNavigation';
import { useSnackbar } from './useSnackbar';

/** What one kind of failure does; any of it, together. */
interface FailureOutcome {
  /** Said by the snackbar. */
  message?: PlainMessageCode;
  /** Said above the form, where it stays until the next try; elsewhere by the snackbar, as unknown. */
  notice?: string | ((failure: ApiError) => string);
  /** What happens beside words: a way elsewhere, most of all. */
  then?: () => void;
}

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 423 | 429 | 500 | 503;

/**
 * The failures that mean something of their own to one operation: by code, which goes first, or by status. `other` are
 * those that mean nothing of their own anywhere.
 */
export type FailureCases = Partial<
  Record<Exclude<ErrorCode, 'unknown'> | FailureStatus | 'other', FailureOutcome>
>;

/** Where a form takes in what went wrong. */
interface FailurePlace {
  /** Ties failures to the fields they name. True where at least one is the form's. */
  tie: (failures: readonly FieldFailure[]) => boolean;
  /** Shows words above the form; a form that has no place for them leaves it out. */
  notice?: (words: string) => void;
}

function outcomeOf(failure: ApiError, cases: FailureCases): FailureOutcome | undefined {
  // What an operation says of its own 401 is not meant by it.
  if (failure instanceof SessionExpired) return undefined;
  const { errorCode, statusCode } = failure;
  return (errorCode === 'unknown' ? undefined : cases[errorCode]) ?? cases[statusCode as FailureStatus];
}

/**
 * The one way in which a failed call reaches a person; nobody else looks at statuses and codes to choose words. Fields
 * that the answer names are told so at once. Then comes what the operation itself says about the failure in its table;
 * what it says nothing about is the same everywhere: without a session (401) to the login and back, keeping what was
 * typed; too much data (413) as that; too many calls (429) and a server that is not there (503) in their own words where
 * there is a place for them; everything else is what it calls `other`, or unknown.
 *
 *     const report = useFailureReport();
 *     deleteLink.mutate({ id }, { onError: (error) => report(error, { 404: { message: 'FAILED_TO_GET_LINKS' } }) });
 *
 * Forms have this inside {@link useFormFrame}.
 */
export function useFailureReport(): (error: unknown, cases?: FailureCases, place?: FailurePlace) => void {
  const { t } = useTranslation(['common', 'errors']);
  const { show } = useSnackbar();
  const { pathname, search } = useSiteNavigation();
  const leaveForLogin = useLoginRedirect();

  const byDefault = (
    { statusCode, errorCode }: ApiError,
    other: FailureOutcome,
    hasWords: boolean,
  ): FailureOutcome => {
    if (statusCode === 401) return { then: () => void leaveForLogin(`${pathname}${search}`) };
    if (statusCode === 413) {
      if (!hasWords) return { message: 'FILE_SIZE_OVER' };
      // A proxy in front of the servers knows no codes.
      return { notice: t(errorCode === 'unknown' ? 'errors:calls.tooLarge' : `errors:codes.${errorCode}`) };
    }
    if (hasWords && statusCode === 429) return { notice: t('errors:calls.throttled') };
    if (hasWords && statusCode === 503) return { notice: t('errors:calls.unavailable') };
    return other;
  };

  return (error, cases = {}, place) => {
    const failure = error instanceof ApiError ? error : new ApiError();
    const tied = place?.tie(failure.fields) ?? false;
    const { other = { notice: t('common:messages.UNKNOWN') } } = cases;
    const unnamed = () => byDefault(failure, other, place?.notice !== undefined);
    const outcome = outcomeOf(failure, cases) ?? (tied ? {} : unnamed());
    if (outcome.message !== undefined) show(outcome.message);
    if (outcome.notice !== undefined) {
      if (place?.notice === undefined) show('UNKNOWN');
      else place.notice(typeof outcome.notice === 'string' ? outcome.notice : outcome.notice(failure));
    }
    outcome.then?.();
  };
}
