import { codePointLength, LIMITS, normaliseText } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ChangeHandler, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFieldMessages } from '../../../hooks/useFieldMessages';
import { SaveNote } from '../components/SaveNote';
import { type ProfileEditValues, type ProfileField, type SaveStatus } from './useProfileEditForm';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32 });

const Footing = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const Counter = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-over="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

interface ProfileEditFormProps {
  fields: Record<ProfileField, UseFormRegisterReturn>;
  errors: FieldErrors<ProfileEditValues>;
  status: Record<ProfileField, SaveStatus>;
  draft: ProfileEditValues;
  saved: ProfileEditValues;
  onSave: (field: ProfileField) => void;
  onClearIntroduction: () => void;
}

/** Reports that a field was left, after the form itself has noticed. */
function leaving(registration: UseFormRegisterReturn, onLeave: () => void): UseFormRegisterReturn {
  const onBlur: ChangeHandler = async (event) => {
    await registration.onBlur(event);
    onLeave();
  };
  return { ...registration, onBlur };
}

function IntroductionCounter({ text }: { text: string }) {
  const { t } = useTranslation('studio');
  const used = codePointLength(normaliseText(text));
  const { max } = LIMITS.introduction;
  const numbers = { used: String(used), max: String(max) };
  return (
    <Counter data-over={used > max}>
      <span aria-hidden>{t('edit.counter', numbers)}</span>
      <VisuallyHidden>{t('edit.counterLabel', numbers)}</VisuallyHidden>
    </Counter>
  );
}

export function ProfileEditForm(props: ProfileEditFormProps) {
  const { fields, errors, status, draft, saved, onSave, onClearIntroduction } = props;
  const { t } = useTranslation('studio');
  const message = useFieldMessages('profile', errors);
  const emptied = saved.introduction !== '' && draft.introduction.trim() === '';

  return (
    <Rows>
      <Field
        label={t('edit.displayName')}
        hint={t('edit.displayNameHint')}
        autoComplete="nickname"
        registration={leaving(fields.displayName, () => onSave('displayName'))}
        error={message('displayName')}
        note={<SaveNote status={status.displayName} onRetry={() => onSave('displayName')} />}
      />
      <Field
        label={t('edit.introduction')}
        hint={saved.introduction === '' ? t('edit.introductionEmpty') : t('edit.introductionHint')}
        placeholder={t('edit.introductionPlaceholder')}
        multiline
        minRows={5}
        maxRows={14}
        registration={leaving(fields.introduction, () => onSave('introduction'))}
        error={message('introduction')}
        note={
          <>
            <Footing>
              <IntroductionCounter text={draft.introduction} />
              {saved.introduction !== '' && (
                <Button size="small" onClick={onClearIntroduction}>
                  {t('edit.clear')}
                </Button>
              )}
            </Footing>
            {emptied && <Footing role="status">{t('edit.emptyNotSaved')}</Footing>}
            <SaveNote status={status.introduction} onRetry={() => onSave('introduction')} />
          </>
        }
      />
    </Rows>
  );
}
