import { checkHeadline, LIMITS, normaliseText } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Dialog } from '../../../components/dialogs/Dialog';
import { Field } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { FormDialogButtons, FormDialogContent } from '../../../components/forms/FormDialogButtons';
import { LengthCounter } from '../../../components/forms/LengthCounter';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useDiscardConfirmation } from '../../../hooks/useDiscardConfirmation';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type HeadlineType, useSaveHeadline } from '../api/headlines';
import { type OwnAccount } from '../../../api/own-account';
import { headlineText } from '../headline-texts';

const Default = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  // Offsets the button's own padding.
  margin: '-12px -12px 0',
});

const DefaultWords = styled('span')({ fontSize: '0.8125rem', color: look.vars.palette.text.secondary });

interface HeadlineDialogProps extends DialogControl {
  account: OwnAccount;
  /** The section with the headline. */
  type: HeadlineType;
}

/** Edits the headline of a section. */
export function HeadlineDialog({ open, account, type, onClose, onExited }: HeadlineDialogProps) {
  const { t } = useTranslation(['blocks', 'common', 'messages']);
  const { t: tProfile } = useTranslation('profile');
  const { show } = useSnackbar();
  const id = useId();
  const shown = headlineText(tProfile, account, type);
  const isOwn = account.headlines.some((headline) => headline.type === type && headline.text !== null);
  const form = useForm({ defaultValues: { headline: shown, useDefault: false } });
  const typed = useWatch({ control: form.control, name: 'headline' });

  const onSaved = () => {
    show(`APPLY_HEADLINE_${type}`, { color: 'SUCCESS' });
    onClose();
  };
  const frame = useSubmittedForm({
    area: 'profile',
    form,
    call: useSaveHeadline(account),
    variables: ({ headline, useDefault }) => {
      if (useDefault) return { data: { type, text: null } };
      const text = normaliseText(headline);
      return text === shown ? null : { data: { type, text } };
    },
    pathOf: (field) => (field === 'text' ? 'headline' : null),
    failures: { other: { notice: t('messages:FAILED_TO_APPLY_HEADLINE') } },
    onSuccess: onSaved,
    onUnchanged: onSaved,
  });
  const submit = (useDefault: boolean) => {
    if (frame.submitting) return;
    form.setValue('useDefault', useDefault);
    frame.submit();
  };
  const { close, confirmation } = useDiscardConfirmation({
    unsaved: normaliseText(typed) !== shown,
    submitting: frame.submitting,
    text: (name) => t(`blocks:headline.discard.${name}`),
    onDiscard: onClose,
  });

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t(`blocks:headline.titles.${type}`)}</DialogTitle>
      <FormDialogContent>
        <Form frame={{ ...frame, submit: () => submit(false) }}>
          <Field
            label={t('blocks:headline.label')}
            hint={t('blocks:headline.hint')}
            autoComplete="off"
            autoFocus
            registration={form.register('headline', {
              validate: (value, { useDefault }) =>
                useDefault || value === shown || (checkHeadline(normaliseText(value)) ?? true),
            })}
            error={frame.message('headline')}
            note={<LengthCounter text={typed} max={LIMITS.headline.max} />}
          />
          {isOwn && (
            <Default>
              <Button
                size="small"
                startIcon={<RotateCcw size={16} aria-hidden />}
                aria-disabled={frame.submitting}
                aria-describedby={`${id}-default`}
                onClick={() => submit(true)}
              >
                {t('blocks:headline.useDefault')}
              </Button>
              <DefaultWords id={`${id}-default`}>{tProfile(`headlines.${type}`)}</DefaultWords>
            </Default>
          )}
          <FormDialogButtons
            cancel={t('blocks:headline.cancel')}
            onCancel={close}
            submitting={frame.submitting}
            submittingLabel={t('blocks:headline.saving')}
          >
            {t('blocks:headline.save')}
          </FormDialogButtons>
        </Form>
      </FormDialogContent>
      {confirmation}
    </Dialog>
  );
}
