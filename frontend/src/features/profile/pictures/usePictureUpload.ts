import { useEffect, useRef, useState } from 'react';
import { type ApiError } from '../../../api/api-error';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { type FailureCases, useFailureReport } from '../../../hooks/useFailureReport';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { fieldError } from '../../../i18n/error-words';
import { useTranslation } from '../../../i18n/useTranslation';
import { useChangeOwnAccount } from '../api/change-own-account';
import { cutPicture } from './cut-picture';
import { FRAMES, type PictureField } from './frames';
import { type Trim } from './trim';

/** Crops and uploads a picture, with progress and cancellation. */
export function usePictureUpload(
  field: PictureField,
  picture: PictureFile,
  { onSaved, onUnreadable }: Record<'onSaved' | 'onUnreadable', () => void>,
) {
  const { t } = useTranslation('errors');
  const { show, hide } = useSnackbar();
  const report = useFailureReport();
  /** The progress from 0 to 1; null while idle. */
  const [sent, setSent] = useState<number | null>(null);
  // An aborted controller cannot be reused.
  const [controller, setController] = useState(() => new AbortController());
  const { signal } = controller;
  const { mutateAsync: save } = useChangeOwnAccount({ signal, onUploadProgress: setSent });
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);

  // Unmounting cancels the upload.
  useEffect(() => () => underWay.current?.abort(), []);

  const inWords = { notice: ({ errorCode }: ApiError) => fieldError(t, 'profile', field, errorCode) };
  const cases: FailureCases = { 400: inWords, 415: inWords };

  const send = async (trim: Trim) => {
    // A second click can arrive before the first one re-renders.
    if (underWay.current !== null) return;
    underWay.current = controller;
    setFailure(null);
    hide();
    setSent(0);
    try {
      const cut = await cutPicture(picture, trim, FRAMES[field]).catch(() => null);
      if (cut === null) {
        onUnreadable();
        return;
      }
      signal.throwIfAborted();
      await save({ data: { [field]: cut } });
      show('SAVE_SUCCESS', { color: 'SUCCESS' });
      onSaved();
    } catch (error) {
      if (!signal.aborted) report(error, cases, { notice: setFailure });
    } finally {
      underWay.current = null;
      setSent(null);
      setController(new AbortController());
    }
  };

  return {
    sent,
    failure,
    send: (trim: Trim) => void send(trim),
    giveUp: () => underWay.current?.abort(),
  };
}
