import { checkHeadline, LIMITS, normaliseText } from '@hitohira/backend/rules';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Dialog } from '../../../components/Dialog';
import { Field } from '../../../components/Field';
import { Form } from '../../../components/Form';
import { FormChoices, FormDialogContent } from '../../../components/FormChoices';
import { LengthCounter } from '../../../components/LengthCounter';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { type HeadlineType, useSaveHeadline } from '../api/headlines';
import { type OwnAccount } from '../api/own-account';
import { useHeadlineText } from './useHeadlineText';

interface HeadlineDialogProps {
  open: boolean;
  account: OwnAccount;
  /** The part of the page that the words stand over. */
  type: HeadlineType;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone: () => void;
}

/** Words the headline over a part of the page. */
export function HeadlineDialog({ open, account, type, onClose, onGone }: HeadlineDialogProps) {
  const { t } = useTranslation(['blocks', 'common']);
  const { show } = useSnackbar();
  const id = useId();
  const shown = useHeadlineText(account.headlines)(type);
  const form = useForm({ defaultValues: { headline: shown } });
  const [asking, setAsking] = useState(false);
  const typed = useWatch({ control: form.control, name: 'headline' });

  const frame = useSubmittedForm({
    area: 'profile',
    form,
    call: useSaveHeadline(account),
    payload: ({ headline }) => {
      const text = normaliseText(headline);
      return { type, text: text === shown ? null : text };
    },
    pathOf: (field) => (field === 'text' ? 'headline' : null),
    failures: { other: { notice: t('common:messages.FAILED_TO_APPLY_HEADLINE') } },
    onSuccess: () => {
      show(`APPLY_HEADLINE_${type}`, { color: 'SUCCESS' });
      onClose();
    },
  });
  const close = () => {
    if (frame.submitting) return;
    if (normaliseText(typed) === shown) onClose();
    else setAsking(true);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited: onGone } }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t(`blocks:headline.titles.${type}`)}</DialogTitle>
      <FormDialogContent>
        <Form frame={frame}>
          <Field
            label={t('blocks:headline.label')}
            hint={t('blocks:headline.hint')}
            autoComplete="off"
            autoFocus
            registration={form.register('headline', {
              validate: (value) => value === shown || (checkHeadline(normaliseText(value)) ?? true),
            })}
            error={frame.message('headline')}
            note={<LengthCounter text={typed} max={LIMITS.headline.max} />}
          />
          <FormChoices
            cancel={t('blocks:headline.cancel')}
            onCancel={close}
            submitting={frame.submitting}
            submittingLabel={t('blocks:headline.saving')}
          >
            {t('blocks:headline.save')}
          </FormChoices>
        </Form>
      </FormDialogContent>
      <ConfirmDialog
        open={asking}
        title={t('blocks:headline.discard.title')}
        text={t('blocks:headline.discard.text')}
        confirm={t('blocks:headline.discard.confirm')}
        cancel={t('blocks:headline.discard.cancel')}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
