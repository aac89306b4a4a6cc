import { checkShortVideoUserId, normaliseShortVideoUserId } from '@hitohira/backend/rules';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type OwnLinkageList } from '../../../api/generated/model/ownLinkageList';
import { Dialog } from '../../../components/dialogs/Dialog';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { FormDialogButtons, FormDialogContent } from '../../../components/forms/FormDialogButtons';
import { type FailureCases } from '../../../hooks/useFailureReport';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type LinkCall } from '../api/connect';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, marginTop: 20 });

interface ShortVideoIdDialogProps {
  accountId: string;
  /** The query parameters of the redirect. */
  returned: { code: string; state: string };
  call: LinkCall;
  /** The messages of failures without a field. */
  failures: FailureCases;
  onLinked: (linked: OwnLinkageList) => void;
  onCancel: () => void;
}

/** Asks for the name of a TikTok account, which TikTok does not provide. */
export function ShortVideoIdDialog(props: ShortVideoIdDialogProps) {
  const { accountId, returned, call, failures, onLinked, onCancel } = props;
  const { t } = useTranslation('linkages');
  const id = useId();
  const form = useForm({ defaultValues: { userId: '' } });
  const frame = useSubmittedForm({
    area: 'linkage',
    form,
    call,
    variables: ({ userId }) => ({
      provider: 'tiktok',
      data: { ...returned, userId: normaliseShortVideoUserId(userId) },
    }),
    draft: { name: 'linkage', accountId, fields: ['userId'] },
    failures,
    onSuccess: onLinked,
  });
  const cancel = () => {
    if (frame.submitting) return;
    frame.draft.forget();
    onCancel();
  };

  return (
    <Dialog
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_event, reason) => {
        // A press beside the dialog would lose the redirect's code.
        if (reason === 'escapeKeyDown') cancel();
      }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('userId.title')}</DialogTitle>
      <FormDialogContent>
        <DialogContentText id={`${id}-text`}>{t('userId.text')}</DialogContentText>
        <Rows>
          <Form frame={frame}>
            <Field
              label={t('userId.label')}
              hint={t('userId.hint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              startAdornment="@"
              registration={form.register('userId', {
                validate: (value) => checkShortVideoUserId(normaliseShortVideoUserId(value)) ?? true,
              })}
              error={frame.message('userId')}
            />
            <FormDialogButtons
              cancel={t('userId.cancel')}
              onCancel={cancel}
              submitting={frame.submitting}
              submittingLabel={t('userId.submitting')}
            >
              {t('userId.submit')}
            </FormDialogButtons>
          </Form>
        </Rows>
      </FormDialogContent>
    </Dialog>
  );
}
